import { expect, it } from 'vitest'
import { aBranch, anOption, aQuestion, aSection, TYPED } from '../../testing/builders'
import { findParts } from './find-parts'

const rubro = aQuestion({
  id: 'rubro',
  titulo: '¿Qué vende?',
  ...TYPED['single-choice'],
  opciones: [anOption(0, { texto: 'Café y té' })],
})
const secciones = [
  aSection({
    id: 's1',
    titulo: 'Local',
    preguntas: [rubro, aQuestion({ id: 'm2', orden: 1, titulo: 'Superficie' })],
  }),
  aSection({
    id: 's2',
    orden: 1,
    titulo: 'Higiene',
    conditionalSection: true,
    conditions: [
      aBranch({ id: 'c', condition: 'Tiene café', questions: [aQuestion({ id: 'q', titulo: 'テスト' })] }),
    ],
  }),
]

it('DAY-07 parts are found by words of their titles and options, whatever accents and capitals, in the order of the form', () => {
  expect(findParts(secciones, 'CAFE')).toEqual([
    { kind: 'question', id: 'rubro', number: 1, words: '¿Qué vende?' },
    { kind: 'condition', section: 's2', id: 'c', number: 1, words: 'Tiene café' },
  ])
  expect(findParts(secciones, 'local')).toEqual([{ kind: 'section', id: 's1', number: 1, words: 'Local' }])
  expect(findParts(secciones, 'テス')).toMatchObject([{ id: 'q' }])
})

it('DAY-07 a part is found only when it has every word looked for; translations count', () => {
  expect(findParts(secciones, 'que té')).toMatchObject([{ id: 'rubro' }])
  expect(findParts(secciones, 'café superficie')).toEqual([])
  const translated = [aSection({ id: 's', ...{ titulo_ca: 'Botiga' } })]
  expect(findParts(translated, 'botig')).toMatchObject([{ id: 's' }])
  expect(findParts(secciones, '  ')).toEqual([])
})
