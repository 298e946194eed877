import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import { noteText } from '../../domain/signed-link/link-note'
import { aSection, aUser, questions, TYPED } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FactsBelow } from './AnswerRail'
import { answered } from './testing/answered'

const SEAL = 'a'.repeat(64)
const noteOf = (values: string) =>
  noteText({ opened: Date.UTC(2026, 10, 29, 12) / 1000, key: 'clave001', seal: SEAL, values })

async function open(stored: Partial<StoredAnswer>) {
  const asked = questions(
    { titulo: 'Rubro', codigo: 'rubro' },
    { titulo: 'Metros', codigo: 'metros', ...TYPED.integer },
    { titulo: 'Nombre', codigo: 'nombre' },
  )
  const answer = answered({ secciones: [aSection({ preguntas: asked })] }, undefined, stored)
  await renderStaff(<FactsBelow answer={answer} />, {
    ...{ user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
  })
}

it('REACH-05 VIEW-01 staff see that an answer came by a signed link, when it was opened and what it brought', async () => {
  await open({ enlace: noteOf('expediente=7&metros=80&rubro=Bar') })
  const fact = screen.getByText('Enlace firmado', { selector: 'dt' }).parentElement
  expect(fact).toHaveTextContent('Abierto el 29/11/2026 - 12:00. Traía contestado: Rubro y Metros.')
})

it('REACH-05 VIEW-01 of one that brought nothing of the form they see when it was opened', async () => {
  await open({ enlace: noteOf('expediente=7') })
  const fact = screen.getByText('Enlace firmado', { selector: 'dt' }).parentElement
  expect(fact).toHaveTextContent(/12:00\.$/)
})

it.each<[string, Partial<StoredAnswer>]>([
  ['came by none', {}],
  ['does not count', { enlace: noteOf('rubro=Bar'), invalida: true }],
  ['says nothing that can be read', { enlace: 'firmado, de verdad' }],
])('REACH-05 nothing is said to be signed of an answer that %s', async (_which, stored) => {
  await open(stored)
  expect(screen.queryByText('Enlace firmado')).toBeNull()
})
