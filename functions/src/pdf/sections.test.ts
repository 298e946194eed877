import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { viewOf } from '../../../src/domain/answer/view'
import { startSections } from '../../../src/domain/answer/start'
import { aSection, CLOCK, questions, TYPED } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { openFontBook } from './font-book'
import { sectionOf } from './sections'
import type { Setting } from './content'

it('PDF-01 ANS-09 a section without rows says so and shows none of its questions', async () => {
  const fonts = openFontBook({ create, register: () => undefined })
  const section = aSection({
    repetible: true,
    puedeEstarVacia: true,
    preguntas: questions({ id: 'n', titulo: 'Nombre del testigo' }),
  })
  const setting: Setting = { wording: wordingFor('es', 'UTC'), pictures: new Map(), fonts }
  const said = JSON.stringify(viewOf(startSections([section], CLOCK)).map((one) => sectionOf(one, setting)))
  expect(said).toContain('No se agregó nada.')
  expect(said).not.toContain('testigo')
})

it('PDF-01 KIND-05 KIND-11 rows of a grid stand below its heading', () => {
  const fonts = openFontBook({ create, register: () => undefined })
  const preguntas = questions(
    { ...TYPED.grid, id: 'g', titulo: '¿Cómo está…?' },
    { id: 'r', titulo: 'La plaza', enCuadricula: true },
    { id: 'n', titulo: 'Nombre' },
  )
  const setting: Setting = { wording: wordingFor('es', 'UTC'), pictures: new Map(), fonts }
  const said = JSON.stringify(viewOf([aSection({ preguntas })]).map((one) => sectionOf(one, setting)))
  const places = ['¿Cómo está…?', 'La plaza', 'Nombre'].map((words) => said.indexOf(words))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
