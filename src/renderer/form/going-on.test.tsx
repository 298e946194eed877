import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { memoryStore, renderAnswering } from '../../testing/render-answering'

afterEach(() => vi.unstubAllGlobals())

/** Four sections of twelve optional numbers each, and one that must be given in the third. */
const version = aVersion({
  secciones: Array.from({ length: 4 }, (_, index) =>
    aSection({
      id: `s${index}`,
      orden: index,
      titulo: `Parte ${index + 1}`,
      preguntas: questions(
        ...Array.from({ length: 12 }, (_question, place) => ({
          id: `p${index}-${place}`,
          titulo: `Dato ${index + 1}.${place + 1}`,
          ...TYPED.integer,
          required: index === 2 && place === 0,
        })),
      ),
    }),
  ),
})

describe('the sheet of sections', () => {
  it('ANS-07 tells wrong from missing, and ticks only what was opened', async () => {
    const form = await renderAnswering(version)
    await form.person.type(screen.getByLabelText('Dato 1.1'), 'muchos')
    await form.press('Siguiente')
    await form.press('Ver las secciones')
    const row = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })
    expect(row(/Parte 1/)).toHaveTextContent('1 respuesta por corregir')
    expect(row(/Parte 1/)).not.toHaveTextContent('obligatoria')
    expect(row(/Parte 2/)).toHaveTextContent('Nada obligatorio pendiente')
    expect(row(/Parte 3/)).toHaveTextContent('Falta 1 respuesta obligatoria')
    expect(row(/Parte 3/)).toHaveTextContent('Sin abrir')
    expect(row(/Parte 4/)).toHaveTextContent('Sin abrir')
    expect(row(/Parte 4/)).not.toHaveTextContent('Nada obligatorio')
  })
})

describe('going on in a long form', () => {
  it('DAY-06 tells what the page before lacks and lets pass, and the end is one step away again', async () => {
    const form = await renderAnswering(version, { at: '/?seccion=3' })
    expect(screen.queryByRole('button', { name: 'Ir al final' })).toBeNull()
    await form.press('Siguiente')
    expect(await screen.findByText('Sección 4 de 4')).toBeVisible()
    expect(screen.getByText(/En la página anterior falta 1 respuesta/)).toBeVisible()
    await form.press('Anterior')
    expect(await screen.findByText('Responda esta pregunta.')).toBeVisible()
    expect(screen.queryByText(/En la página anterior/)).toBeNull()
    await form.press('Anterior')
    expect(await screen.findByText('Sección 2 de 4')).toBeVisible()
    await form.press('Ir al final')
    expect(await screen.findByText('Sección 4 de 4')).toBeVisible()
  })
})

describe('a draft that is found again', () => {
  it('ANS-22 leads on to the question that was answered last, and knows what was opened', async () => {
    const store = memoryStore()
    const first = await renderAnswering(version, { store, at: '/?seccion=2' })
    await first.person.type(screen.getByLabelText('Dato 2.7'), '12')
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    const second = await renderAnswering(version, { store })
    expect(screen.getByText('Sección 1 de 4')).toBeVisible()
    await second.press('Seguir')
    expect(await screen.findByText('Sección 2 de 4')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Dato 2.7')).toHaveFocus())
    expect(screen.queryByText(/^Recuperamos/)).toBeNull()
    await second.press('Ver las secciones')
    expect(screen.getByRole('button', { name: /Parte 2.*Nada obligatorio pendiente/ })).toBeVisible()
  })

  it('ANS-22 a form that was only looked at leaves none', async () => {
    const store = memoryStore()
    const form = await renderAnswering(version, { store })
    await form.press('Siguiente')
    await form.answering.keeper.flush()
    expect(store.kept.size).toBe(0)
  })
})

describe('a line that gave no answer', () => {
  it('ANS-14 is known to be back although the browser never called it offline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    const asked = vi.fn(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', asked)
    const form = await renderAnswering(version, {
      save: () => Promise.reject(new Error('no')),
      failureOf: () => 'offline',
      at: '/?seccion=4',
    })
    act(() =>
      form.answering.engine.respond(
        { section: 2, condition: null, row: 0, question: 0, repetition: 0 },
        { respuesta: '1' },
      ),
    )
    await form.save()
    await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(asked).toHaveBeenCalled()
    expect(screen.queryByText('La conexión volvió. Ya puede guardar.')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(await screen.findByText('La conexión volvió. Ya puede guardar.')).toBeVisible()
    vi.useRealTimers()
  })
})
