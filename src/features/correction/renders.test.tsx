import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { assembleSections } from '../../domain/answering/whole'
import { openCorrection } from '../../engine/correction/correcting'
import { claimDraftSlot } from '../../engine/draft-slot'
import { aSection, anAnswer, aUser, aVersion, NOW, questions, TYPED } from '../../testing/builders'
import { corrected, REVIEWED } from '../../testing/corrections'
import { memoryStore, takingUploader } from '../../testing/render-answering'
import { renderStaff } from '../../testing/render-staff'
import { Scenario } from '../../testing/scenario'
import { compactSections } from '../../domain/answering/compact'
import { correctedSections } from '../../domain/correction/overlay'
import { CorrectionForm } from './CorrectionForm'

const COUNT = 300

it('CORR-02 draws one question per keystroke among 300 of which 20 were corrected', async () => {
  const kinds = [TYPED.text, TYPED.integer]
  const preguntas = questions(
    ...Array.from({ length: COUNT }, (_, index) => ({ ...kinds[index % 2], titulo: `Q${index}` })),
  )
  const version = aVersion({ opcionales: REVIEWED, secciones: [aSection({ preguntas })] })
  const given = anAnswer({ version, secciones: assembleSections(version.secciones, [], null) })
  const right = new Scenario(correctedSections(version.secciones, given), NOW)
  for (let at = 0; at < 20; at += 1) right.answer(`Q${at * 2}`, 'bien')
  const stored = corrected(version, given, { secciones: compactSections(right.secciones) }, NOW)
  expect(stored.editsBySupervisor?.[0]?.editedAnswers.answers).toHaveLength(20)

  const drawn: string[] = []
  const correcting = await openCorrection(
    { stored, version },
    await claimDraftSlot(memoryStore(), 'corregir/respuesta-1', 'sara'),
    {
      uploader: takingUploader(),
      prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
      correct: vi.fn(),
      failureOf: () => 'failed',
      now: () => NOW,
      onDrawn: (key) => void drawn.push(key),
    },
  )
  const nothing = () => undefined
  const on = { onSaved: nothing, onCancel: nothing, onDiscard: nothing, onRenew: nothing }
  await renderStaff(<CorrectionForm correcting={correcting} {...on} />, {
    user: aUser('ROLE_SUPERVISOR_CORRECTOR'),
    pattern: '/',
    at: '/',
  })
  const field = document.getElementById('s0-q8')
  if (!field) throw new Error('the field is not drawn')
  drawn.splice(0)
  fireEvent.change(field, { target: { value: 'bien y' } })
  fireEvent.change(field, { target: { value: 'bien y mejor' } })
  expect(drawn).toEqual(['s0-q8', 's0-q8'])
  drawn.splice(0)
  fireEvent.click(screen.getByRole('checkbox', { name: 'A revisar por el ciudadano: Q9' }))
  expect(drawn).toEqual([])
})
