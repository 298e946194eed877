import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import answering from '../../../locales/es/answering.json'
import citizen from '../../../locales/es/citizen.json'
import common from '../../../locales/es/common.json'
import { compactSections } from '../../domain/answer/compact'
import { assembleSections } from '../../domain/answer/whole'
import { correctedSections } from '../../domain/correction/overlay'
import { waitingRequest } from '../../domain/correction/request'
import { openRevision } from '../../engine/correction/revising'
import { claimDraftSlot } from '../../engine/draft-slot'
import { initI18n } from '../../lib/i18n'
import { aSection, anAnswer, aVersion, NOW, questions } from '../../testing/builders'
import { askingFor, corrected, minutes, pick, REVIEWED } from '../../testing/corrections'
import { memoryStore, takingUploader } from '../../testing/render-answering'
import { Scenario } from '../../testing/scenario'
import { RevisionForm } from './RevisionForm'

const COUNT = 300
const CORRECTED = 20

it('CORR-05 draws one question per keystroke among 300 of which 20 were corrected and are asked for', async () => {
  await initI18n('es', { es: { common, answering, citizen } })
  const preguntas = questions(
    ...Array.from({ length: COUNT }, (_, index) => ({ id: `q${index}`, titulo: `Q${index}` })),
  )
  const version = aVersion({
    opcionales: REVIEWED,
    secciones: [aSection({ id: 'datos', preguntas })],
  })
  const given = anAnswer({ version, secciones: assembleSections(version.secciones, []) })
  const right = new Scenario(correctedSections(version.secciones, given), NOW)
  for (let at = 0; at < CORRECTED; at += 1) right.answer(`Q${at}`, 'bien')
  const items = Array.from({ length: CORRECTED }, (_, at) => pick('datos', { preguntaId: `q${at}` }))
  const stored = corrected(
    version,
    given,
    { secciones: compactSections(right.secciones), request: askingFor({ sections: ['datos'], items }) },
    minutes(1),
  )
  const request = waitingRequest(stored.requestsForChanges)
  if (!request) throw new Error('nothing is asked for')

  const drawn: string[] = []
  const revising = await openRevision(
    { stored, version },
    request,
    await claimDraftSlot(memoryStore(), 'revisar/respuesta-1', 'lucia'),
    {
      uploader: takingUploader(),
      prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
      revise: vi.fn(),
      failureOf: () => 'failed',
      now: () => NOW,
      onDrawn: (key) => void drawn.push(key),
    },
  )
  const nothing = () => undefined
  const on = { onSaved: nothing, onDiscard: nothing, onRenew: nothing }
  const element = <RevisionForm revising={revising} {...on} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(CORRECTED)
  const field = document.getElementById('s0-q8')
  if (!field) throw new Error('the field is not drawn')
  expect(drawn.length).toBeGreaterThanOrEqual(COUNT)
  drawn.splice(0)
  fireEvent.change(field, { target: { value: 'bien y' } })
  fireEvent.change(field, { target: { value: 'bien y mejor' } })
  expect(drawn).toEqual(['s0-q8', 's0-q8'])
})
