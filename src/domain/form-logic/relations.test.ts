import { expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { brokenWithoutOption } from './relations'

const KINDS = [anOption(0, { texto: 'Luz' }), anOption(1, { texto: 'Bache', mostrarSi: '{{tipo:opcion-1}}' })]
const secciones = [
  aSection({
    preguntas: questions(
      { id: 'tipo', titulo: 'Tipo', ...TYPED['single-choice'], opciones: KINDS },
      { id: 'poste', titulo: 'Poste', mostrarSi: '{{tipo}} = {{tipo:opcion-0}}' },
      { id: 'calle', titulo: 'Calle', mostrarSi: 'not is_blank({{tipo}})' },
    ),
  }),
]
const broken = (option: string) =>
  brokenWithoutOption(secciones, 'tipo', option).map(({ definition }) => definition.id)

it('LOGIC-08 an option that goes breaks the parts whose rules name it, not those that name its question', () => {
  expect(broken('opcion-0')).toEqual(['poste'])
})

it('LOGIC-08 the rule of an option goes along with it', () => {
  expect(broken('opcion-1')).toEqual([])
})
