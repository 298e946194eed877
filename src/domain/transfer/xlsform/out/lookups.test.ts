import { expect, it } from 'vitest'
import { aForm, anOption, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { ids } from '../../../../testing/form-file'
import { formOf, questionsOf } from '../../testing/answering'
import { EMBEDDED } from '../embedded'
import { readXlsform } from '../read'
import { writeXlsform } from './write'

it('MOVE-05 looks up in its lists what stands beside an option, and is read as that again (LOGIC-02)', async () => {
  const opciones = ['Bar', 'Taller'].map((texto, at) =>
    anOption(at, { id: `o${at}`, texto, atributos: `tasa = "${at + 1}.5"` }),
  )
  const preguntas = [
    aQuestion({ id: 'r', titulo: 'Rubro', codigo: 'rubro', ...TYPED['single-choice'], opciones }),
    aQuestion({ id: 'b', titulo: 'Barra', orden: 1, mostrarSi: "lookup({{r}}, 'tasa') > 2" }),
    aQuestion({ id: 's', titulo: 'Calle', orden: 2, ...TYPED['table-choice'] }),
    aQuestion({ id: 'c', titulo: 'Zona', orden: 3, mostrarSi: "lookup({{s}}, 'Zona') = 'x'" }),
  ]
  const { sheets, report } = await writeXlsform(
    aForm({ descripcion: '', secciones: [aSection({ preguntas })] }),
  )
  const survey = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const written = survey.flat().filter((cell) => cell.includes('instance('))
  expect(written).toEqual(["instance('rubro')/root/item[name = ${rubro}]/tasa > 2"])
  expect(report.filter(({ code }) => code === 'ruleUnsaid')).toMatchObject([{ words: 'Zona' }])
  const bare = sheets.filter(({ name }) => name !== EMBEDDED)
  const [again, shown] = questionsOf(formOf(readXlsform(bare, { name: 'x', newId: ids() })).content)
  expect(shown?.mostrarSi).toBe(`number(lookup({{${again?.id}}}, 'tasa')) > 2`)
  expect(again?.opciones.map(({ atributos }) => atributos)).toEqual(['tasa = "1.5"', 'tasa = "2.5"'])
})
