import { expect, it } from 'vitest'
import { aSection, questions, TYPED } from '../../../testing/builders'
import { consent } from './'
import { withConsentVersions } from './text-versions'
import type { Question } from '../../form/question'

const asking = (given: Partial<Question>) => [
  aSection({ preguntas: questions({ id: 'c', ...TYPED.consent, titulo: 'Acepto', ...given }, { id: 'q' }) }),
]
const versionIn = (sections: ReturnType<typeof asking>) => sections[0]?.preguntas[0]?.formato

it('KIND-10 a text that is accepted is a version of its own', () => {
  const first = withConsentVersions([], asking({ formato: '' }))
  expect(versionIn(first)).toBe('v1')
  expect(withConsentVersions(first, first)).toBe(first)
  const second = withConsentVersions(first, asking({ formato: 'v1', descripcion: 'Para avisos.' }))
  expect(versionIn(second)).toBe('v2')
  const translated = { formato: 'v2', descripcion: 'Para avisos.', descripcion_ca: 'Per a avisos.' }
  expect(versionIn(withConsentVersions(second, asking(translated)))).toBe('v3')
  // Whoever writes a number of their own gets the stored one.
  expect(versionIn(withConsentVersions(second, asking({ formato: 'v9', descripcion: 'Para avisos.' })))).toBe(
    'v2',
  )
})

it('KIND-10 what was accepted of another text is not accepted of this one', () => {
  const [section] = asking({ formato: 'v2' })
  const question = section?.preguntas[0]
  const problems = [
    'v2 2026-11-27T10:30',
    'v1 2026-11-27T10:30',
    'true',
    'v2',
    'v2 2026-02-30T10:30',
    '',
  ].map((respuesta) => question && consent.validate(question, { ...question, respuesta }))
  expect(problems).toEqual([null, 'malformed', 'malformed', 'malformed', 'malformed', null])
})
