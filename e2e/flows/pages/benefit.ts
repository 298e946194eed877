/** A benefit form with 25 rules of every kind, as somebody describes it who then builds it by mouse or by keyboard. */
import * as z from 'zod/mini'
import { formulaInWords, namesIn } from '../../../src/domain/form/formula-words'
import type { Question } from '../../../src/domain/form/question'
import { sectionSchema, type Section } from '../../../src/domain/form/section'
import { partsOf } from '../../../src/domain/form-logic/parts'
import { rulesOf } from '../../../src/domain/form-logic/rules'
import type { QuestionKind } from '../../../src/domain/form/kinds'
import { anOption, aSection, questions, TYPED } from '../../../src/testing/builders'
import { backstage } from '../backstage'

/** A sentence. Whoever has no mouse counts steps down the lists of what can be said, and of the options. */
interface Said {
  part: string
  operator: string
  step: number
  value?: string
  option?: { words: string; step: number }
}

/** What a builder does to a part; names are those of the settings. */
export type Rule =
  | { rule: 'Mostrar si' | 'Obligatoria si'; says: Said }
  | { rule: 'Mostrar si' | 'Obligatoria si' | 'Se calcula' | 'Cantidad de filas'; formula: string }
  | { check: string; message: string; type?: 'Se avisa y se puede seguir' | 'La persona no puede seguir' }
  | { limit: 'Mínimo' | 'Máximo' | 'Hasta'; value?: string; formula?: string }
  | { dependsOn: string; step: number; belongs: [option: string, step: number, to: string][] }
  | { option: string; offer: string }
  | { option: string; is: 'Excluye a las demás' | 'Pregunta cuál' }
  | { empty: true }

interface Asked {
  question: Question
  rules: Rule[]
}
interface Part {
  section: Section
  rules: Rule[]
  asked: Asked[]
  /** Rules of the section that name its own questions: made after these. */
  after: Rule[]
}

type Fields = Parameters<typeof questions>[0]
const ask = (fields: Fields, ...rules: Rule[]): Asked => ({
  question: questions({ required: true, ...fields })[0] ?? fail(),
  rules,
})
const fail = (): never => {
  throw new Error('no question')
}
const part = (titulo: string, rules: Rule[], asked: Asked[], after: Rule[] = []): Part => ({
  section: aSection({
    titulo,
    repetible: rules.some((one) => 'rule' in one && one.rule === 'Cantidad de filas'),
  }),
  ...{ rules, asked, after },
})
const options = (...words: string[]) => ({ opciones: words.map((texto, at) => anOption(at, { texto })) })
const integer = TYPED.integer
const decimal = TYPED.decimal

/** The contradiction that the builder makes by a slip, where `MENDED` was meant. */
export const SLIP = '{{¿Alguien tiene una discapacidad?}} and {{¿Alguien tiene una discapacidad?}} = false'
export const MENDED = '{{¿Alguien tiene una discapacidad?}}'

/** The words of the settings for the kinds of questions that it has. */
export const KIND_WORDS: Partial<Record<QuestionKind, string>> = {
  ...{ text: 'Texto', integer: 'Número entero', decimal: 'Número decimal', date: 'Fecha' },
  ...{ 'yes-no': 'Sí o no', 'single-choice': 'Opción única', 'multiple-choice': 'Opción múltiple' },
}

export const BENEFIT: Part[] = [
  part(
    'Quién la pide',
    [],
    [
      ask({ titulo: 'Nombre' }),
      ask(
        { titulo: 'Edad', ...integer },
        { limit: 'Máximo', value: '120' },
        { check: '{{Edad}} < 100', message: 'Revise la edad.', type: 'Se avisa y se puede seguir' },
      ),
      ask({ titulo: 'Provincia', ...TYPED['single-choice'], ...options('Córdoba', 'Salta') }),
      ask(
        { titulo: 'Localidad', ...TYPED['single-choice'], ...options('Cosquín', 'Cafayate') },
        {
          dependsOn: 'Provincia',
          step: 1,
          belongs: [
            ['Cosquín', 1, 'Córdoba'],
            ['Cafayate', 2, 'Salta'],
          ],
        },
      ),
      ask({ titulo: '¿Alquila?', ...TYPED['yes-no'] }),
      ask(
        { titulo: 'Alquiler', ...decimal, required: false },
        { rule: 'Mostrar si', says: { part: '¿Alquila?', operator: 'es Sí', step: 0 } },
        { rule: 'Obligatoria si', formula: '{{¿Alquila?}}' },
        { limit: 'Mínimo', value: '1' },
      ),
      ask(
        { titulo: 'Ingresos', ...decimal },
        { check: '{{Ingresos}} > 0', message: 'Escriba lo que entra por mes.' },
      ),
      ask(
        { titulo: 'Parte del ingreso', ...decimal, required: false },
        { rule: 'Se calcula', formula: 'round({{Alquiler}} / {{Ingresos}} * 100, 1)' },
      ),
    ],
    [
      { check: '{{Alquiler}} <= {{Ingresos}} * 2', message: 'El alquiler no puede doblar los ingresos.' },
      {
        ...{ check: '{{Edad}} < 18', message: 'La pide una persona mayor de edad.' },
        type: 'La persona no puede seguir',
      },
    ],
  ),
  part(
    'Hogar',
    [],
    [
      ask({ titulo: '¿Cuántos hijos tiene {{Nombre}}?', ...integer }, { limit: 'Máximo', value: '12' }),
      ask({ titulo: '¿Alguien tiene una discapacidad?', ...TYPED['yes-no'] }),
      ask({ titulo: 'Certificado' }, { rule: 'Mostrar si', formula: SLIP }),
      ask(
        { titulo: 'Obra social', required: false },
        { rule: 'Obligatoria si', says: { part: 'Edad', operator: 'es al menos', step: 5, value: '65' } },
      ),
    ],
  ),
  part(
    'Hijos de {{Nombre}}',
    [
      { rule: 'Mostrar si', formula: '{{¿Cuántos hijos tiene …?}} > 0' },
      { rule: 'Cantidad de filas', formula: '{{¿Cuántos hijos tiene …?}}' },
    ],
    [
      ask({ titulo: 'Nombre del hijo' }),
      ask({ titulo: 'Nacimiento', ...TYPED.date }, { empty: true }, { limit: 'Hasta', formula: 'today()' }),
      ask({ titulo: 'Escuela' }, { rule: 'Mostrar si', formula: 'age({{Nacimiento}}, today()) >= 5' }),
    ],
  ),
  part(
    'Otras ayudas',
    [],
    [
      ask(
        {
          ...{ titulo: '¿Qué ayudas recibe?', ...TYPED['multiple-choice'] },
          ...options('Tarifa social', 'Bono de alquiler', 'Otra', 'Ninguna'),
        },
        { option: 'Bono de alquiler', offer: '{{¿Alquila?}}' },
        { option: 'Otra', is: 'Pregunta cuál' },
        { option: 'Ninguna', is: 'Excluye a las demás' },
      ),
      ask(
        { titulo: 'Importe', ...decimal },
        {
          rule: 'Mostrar si',
          says: {
            ...{ part: '¿Qué ayudas recibe?', operator: 'no incluye', step: 1 },
            option: { words: 'Ninguna', step: 3 },
          },
        },
      ),
      ask(
        { titulo: 'Falta cubrir', ...decimal, required: false },
        { rule: 'Se calcula', formula: '{{Alquiler}} - coalesce({{Importe}}, 0)' },
      ),
    ],
  ),
  part(
    'Ayuda para el alquiler',
    [{ rule: 'Mostrar si', formula: '{{Parte del ingreso}} >= 30' }],
    [
      ask(
        { titulo: 'Número de contrato' },
        {
          check: 'matches({{Número de contrato}}, "[A-Z]-[0-9]+")',
          message: 'Una letra, un guion y números.',
        },
      ),
      ask({ titulo: 'Meses', ...integer }, { limit: 'Máximo', formula: 'if({{Edad}} >= 65, 12, 6)' }),
      ask(
        { titulo: 'Total', ...decimal, required: false },
        { rule: 'Se calcula', formula: '{{Falta cubrir}} * {{Meses}}' },
      ),
    ],
  ),
]

/** The rules of a form by part and field, in words: the same whatever ids it has. */
export function rulesInWords(secciones: readonly Section[]): string[] {
  const names = namesIn(secciones)
  return partsOf(secciones).flatMap((one) =>
    rulesOf(one).map(({ field, formula }) => {
      return `${names.part(one.definition.id)} · ${field}: ${formulaInWords(formula, names)}`
    }),
  )
}

/** What the rules of the form are in the end, however they were made. */
export const RULES = [
  'Quién la pide · validacion: «Alquiler» <= «Ingresos» * 2',
  'Quién la pide · validacion: «Edad» < 18',
  'Edad · maximo: 120',
  'Edad · validacion: «Edad» < 100',
  'Localidad · filtroOpciones: is_blank(attribute("belongs_to")) or attribute("belongs_to") = «Provincia»',
  'Alquiler · mostrarSi: «¿Alquila?»',
  'Alquiler · obligatoriaSi: «¿Alquila?»',
  'Alquiler · minimo: 1',
  'Ingresos · validacion: «Ingresos» > 0',
  'Parte del ingreso · calculo: round(«Alquiler» / «Ingresos» * 100, 1)',
  '¿Cuántos hijos tiene …? · maximo: 12',
  'Certificado · mostrarSi: «¿Alguien tiene una discapacidad?»',
  'Obra social · obligatoriaSi: «Edad» >= 65',
  'Hijos de … · mostrarSi: «¿Cuántos hijos tiene …?» > 0',
  'Hijos de … · filas: «¿Cuántos hijos tiene …?»',
  'Nacimiento · valorInicial: blank()',
  'Nacimiento · maximo: today()',
  'Escuela · mostrarSi: age(«Nacimiento», today()) >= 5',
  '¿Qué ayudas recibe? · opcion: «¿Alquila?»',
  'Importe · mostrarSi: not is_checked(«Ninguna»)',
  'Falta cubrir · calculo: «Alquiler» - coalesce(«Importe», 0)',
  'Ayuda para el alquiler · mostrarSi: «Parte del ingreso» >= 30',
  'Número de contrato · validacion: matches(«Número de contrato», "[A-Z]-[0-9]+")',
  'Meses · maximo: if(«Edad» >= 65, 12, 6)',
  'Total · calculo: «Falta cubrir» * «Meses»',
]

/** The only form of that title, as it is stored. */
export async function storedForm(title: string) {
  const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
  const [found] = docs
  const secciones = z.array(sectionSchema).parse(found?.get('secciones'))
  return { cases: found?.get('casos'), rules: rulesInWords(secciones) }
}
