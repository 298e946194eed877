import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedIn } from '../../domain/answer/view'
import { contentFaults } from '../../domain/answering/content'
import { assembleSections } from '../../domain/answering/whole'
import { FACTS } from '../../domain/question-types/fact/facts'
import { saysWho, withFacts } from '../../domain/answer/noted-facts'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const VERSION = aVersion({
  secciones: [
    aSection({
      id: 's',
      preguntas: questions(
        { id: 'q', titulo: 'Nombre' },
        ...FACTS.map((formato) => ({ id: formato, titulo: formato, ...TYPED.fact, formato })),
      ),
    }),
  ],
})
const ANA = { creadoPor: 'ana', firstName: 'Ana', lastName: 'Paz' }
const NOBODY = { creadoPor: 'Usuario Anónimo', firstName: '', lastName: '' }

describe('KIND-11 facts that a form notes by itself', () => {
  it('are shown to who answers, cannot be written, and are kept when the answer is sent', async () => {
    const { person, save, saved } = await renderAnswering(VERSION)
    const begun = await screen.findByRole('group', { name: 'begun' })
    expect(begun.textContent).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/u)
    expect(screen.getByRole('group', { name: 'ended' })).toHaveTextContent('Se anota al enviar.')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await person.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    const kept = Object.fromEntries(
      (saved[0]?.secciones[0]?.preguntas ?? []).map(({ id, respuesta }) => [id, respuesta]),
    )
    // A stranger has no name here, and the link brought nothing.
    expect(kept).toEqual({
      q: 'Ana',
      begun: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u),
      ended: expect.stringMatching(/^\d{4}-/u),
      language: navigator.language,
    })
    expect(contentFaults(VERSION, saved[0]?.secciones ?? [], null)).toEqual([])
  })

  it('those that are there stay, and a raw answer that names another is found', () => {
    const facts = { who: 'Ana Paz (ana)', ended: '2026-10-05T10:30' }
    const once = withFacts(VERSION.secciones, facts)
    expect(withFacts(once, { who: 'Eva', ended: '2027-01-01T00:00' })).toEqual(once)
    expect(saysWho(once, ANA)).toBe(true)
    expect(saysWho(once, { ...ANA, creadoPor: 'eva' })).toBe(false)
    expect(saysWho(once, NOBODY)).toBe(false)
    expect(saysWho(VERSION.secciones, NOBODY)).toBe(true)
  })

  it.each([
    ['begun', 'ayer'],
    ['ended', '2026-02-30T10:00'],
    ['language', 'es<script>'],
    ['link', 'x'.repeat(501)],
    ['who', 'x'.repeat(401)],
  ])('%s is never %s', (id, respuesta) => {
    const orden = 1 + FACTS.findIndex((one) => one === id)
    const sent = [{ id: 's', orden: 0, preguntas: [{ id, orden, respuesta }] }]
    expect(contentFaults(VERSION, sent, null)).not.toEqual([])
    expect(askedIn(assembleSections(VERSION.secciones, sent, null))[orden]?.response.respuesta).toBe(
      respuesta,
    )
  })
})
