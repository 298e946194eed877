import type { FormDefinition, SimpleSection } from './form-definition'
import { areaOf, VILLA_ALTA } from './geography'
import {
  date,
  decimal,
  integer,
  link,
  multiple,
  single,
  text,
  time,
  yesNo,
  type QuestionDraft,
} from './questions'

const PER_SECTION = 20
const GRADES = ['Bueno', 'Regular', 'Malo']

const KINDS: ((number: number) => QuestionDraft)[] = [
  (n) => text(`Medición ${n}: observaciones`, (l) => l.place, { required: n <= PER_SECTION }),
  (n) => integer(`Medición ${n}: unidades`, (l) => String(l.random.int(0, 500))),
  (n) => decimal(`Medición ${n}: superficie (m²)`, (l) => `${l.random.int(1, 90)},${l.random.int(0, 9)}`),
  (n) => single(`Medición ${n}: estado`, GRADES),
  (n) => yesNo(`Medición ${n}: ¿es accesible?`),
  (n) => multiple(`Medición ${n}: elementos`, ['Banco', 'Cesto', 'Luminaria', 'Bebedero']),
  (n) => date(`Medición ${n}: fecha`, (l) => l.daysAgo(1)),
  (n) => time(`Medición ${n}: hora`, (l) => l.at(9, 30)),
  (n) => link(`Medición ${n}: ficha`, () => 'https://datos.villaalta.example/ficha'),
]

/** A form of any length with any number of answers, for measuring: the nine kinds of question in turn. */
export function benchmarkForm(questions: number, answers: number): FormDefinition {
  const sections: SimpleSection[] = []
  for (let first = 0; first < questions; first += PER_SECTION) {
    const numbers = Array.from(
      { length: Math.min(PER_SECTION, questions - first) },
      (_, index) => first + index + 1,
    )
    sections.push({
      titulo: `Tramo ${sections.length + 1}`,
      questions: numbers.flatMap((number) => KINDS[(number - 1) % KINDS.length]?.(number) ?? []),
    })
  }
  return {
    id: 'banco-de-pruebas',
    titulo: 'Relevamiento de espacios públicos (banco de pruebas)',
    descripcion: `${questions} preguntas y ${answers} respuestas.`,
    area: areaOf(VILLA_ALTA, 'verdes'),
    options: ['publico'],
    states: { Nueva: ['Vista'], Vista: ['Cerrada'], Cerrada: [] },
    createdBy: 'supervisor',
    createdDaysAgo: 190,
    share: answers,
    answeredBy: ['supervisor', 'inspector.elevado'],
    byCitizens: 0.5,
    sections,
  }
}
