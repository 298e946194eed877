import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { viewOf } from '../../../src/domain/answer/view'
import { startSections } from '../../../src/domain/answer/start'
import { aSection, CLOCK, questions } from '../../../src/testing/builders'
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
