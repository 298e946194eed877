import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { viewOf } from '../../../src/domain/answer/view'
import { startSections } from '../../../src/domain/answering/start'
import { aSection, CLOCK, questions, TYPED } from '../../../src/testing/builders'
import { OUTCOME } from '../../../src/domain/form/outcome'
import { listedText } from '../../../src/domain/question-types/files/list'
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

it('PDF-01 KIND-08 photos of a list stand two by two with their captions, documents as named lines', () => {
  const fonts = openFontBook({ create, register: () => undefined })
  const file = (name: string, caption: string, folder = 'imagenes') => ({
    ...{ path: `${folder}/comercios/${name}`, name, size: 1, caption },
    ...{ takenAt: '2026-10-05T10:30', place: '' },
  })
  const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name, at) => file(name, `Foto ${at + 1}`))
  const respuesta = listedText([...photos, file('plano.pdf', 'El plano', 'documentos')])
  const preguntas = questions({
    ...TYPED.files,
    titulo: 'Fotos',
    formato: 'photo-document:1-9:caption:when',
    respuesta,
  })
  const pictures = new Map(photos.slice(0, 4).map(({ path }) => [path, `data:${path}`]))
  const setting: Setting = { wording: wordingFor('es', 'UTC'), pictures, fonts }
  const said = JSON.stringify(viewOf([aSection({ preguntas })]).map((one) => sectionOf(one, setting)))
  expect(said.match(/"table":/g)).toHaveLength(3)
  expect(said.match(/"image":/g)).toHaveLength(4)
  // The fifth is not there, which its cell says.
  expect(said).toContain('e.jpg: ')
  expect(said).toContain('5. Foto 5')
  expect(said).toContain('05/10/2026 10:30')
  expect(said).toContain('6. plano.pdf · El plano · 05/10/2026 10:30')
})

it('REACH-11 LOGIC-10 PDF-01 a part that was not given says whose it is, and what a rule left out is not there', () => {
  const fonts = openFontBook({ create, register: () => undefined })
  const setting: Setting = { wording: wordingFor('es', 'UTC'), pictures: new Map(), fonts }
  const part = aSection({
    titulo: 'Acuerdo',
    otraPersona: 'Propietario',
    preguntas: questions({ titulo: 'Acepta' }),
  })
  const leftOut = { ...aSection({ titulo: 'Mascotas' }), [OUTCOME]: { isHidden: true } } as const
  const said = JSON.stringify(viewOf([part, leftOut]).map((one) => sectionOf(one, setting)))
  expect(said).toContain('Es la parte de: Propietario. Todavía no la dio.')
  expect(said).not.toMatch(/Acepta|Mascotas|No se agregó/u)
})
