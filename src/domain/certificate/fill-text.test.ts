import { describe, expect, it } from 'vitest'
import {
  aBranch,
  anAnswer,
  anOption,
  aQuestion,
  aSection,
  aVersion,
  questions,
  TYPED,
} from '../../testing/builders'
import type { Citizen } from '../answer/answer'
import type { Section } from '../form/section'
import { assembleAnswer } from '../answering/whole'
import { NOTHING } from '../form/certificate/placeholders'
import { filledText } from './fill-text'

const FORMAT = { date: () => '05/10/2026', time: () => '10:30', yes: 'Sí', no: 'No', language: 'es' } as const
const ISSUED = { numero: 7, fecha: '6 de octubre de 2026' }
const ANA: Citizen = {
  ...{ id: 'c-1', nombre: 'Ana', apellido: 'Paz', dni: '30111222', cuit: '' },
  ...{ email: '', telefono: '', calle: '', tipo: 'fisica' as const },
}

function filled(text: string, secciones: Section[], datosCiudadano: Citizen | null = ANA): string {
  const version = aVersion({ secciones })
  const stored = anAnswer({ version, secciones, datosCiudadano })
  return filledText(text, assembleAnswer(version, stored), ISSUED, FORMAT)
}

describe('the words of a certificate', () => {
  it('PDF-02 say who, what, where and when', () => {
    const text = '{{ciudadano.nombre}}|{{ciudadano.documento}}|{{codigo}}|{{numero}}|{{fecha}}'
    expect(filled(text, [aSection()])).toBe('Ana Paz|30111222|VDR-7K3M9QXT2B|7|6 de octubre de 2026')
    expect(filled('{{ formulario }}|{{municipio}}|{{area}}', [aSection()])).toBe(
      'Inspección de comercios|Villa del Río|Inspección General',
    )
  })

  it('PDF-02 say what was answered, in rows and further answers one after the other', () => {
    const row = (respuesta: string) => questions({ respuesta })
    const repeated = aSection({
      repetible: true,
      preguntas: row('Kiosco'),
      seccionesRepetibles: ['  ', ' Bar '].map((respuesta, orden) => ({ orden, preguntas: row(respuesta) })),
    })
    expect(filled('Rubros: {{ pregunta-0 }}.', [repeated])).toBe('Rubros: Kiosco, Bar.')
    const opciones = [anOption(0, { texto: ' Apto ' })]
    const chosen = questions({ ...TYPED['single-choice'], opciones, respuesta: '0' })
    expect(filled('{{pregunta-0}}.', [aSection({ preguntas: chosen })])).toBe('Apto.')
  })

  it('PDF-02 SEC-02 are turned around by no sign that somebody typed, and keep marks of direction', () => {
    const typed = questions({ respuesta: '\u202Eobratnoc\u2067\u200F שלום' })
    expect(filled('Permiso de {{pregunta-0}} n.º {{numero}}', [aSection({ preguntas: typed })])).toBe(
      'Permiso de obratnoc\u200F שלום n.º 7',
    )
  })

  it('PDF-02 say what was answered below a condition that was checked, and nothing below others', () => {
    const below = (id: string) => [aQuestion({ id, ...TYPED['yes-no'], respuesta: 'true' })]
    const conditions = [
      aBranch({ checked: true, questions: below('p-sí') }),
      aBranch({ order: 1, questions: below('p-no') }),
    ]
    expect(filled('{{p-sí}} {{p-no}}', [aSection({ conditions })])).toBe(`Sí ${NOTHING}`)
  })

  it('PDF-02 show a dash for nothing answered, for nobody and for a name that is none', () => {
    expect(filled('{{pregunta-0}} {{ciudadano.nombre}} {{otra}}', [aSection()], null)).toBe('— — —')
  })

  it('PDF-02 SEC-01 keep what somebody answered as a text, also where it looks like a placeholder', () => {
    const answered = aSection({ preguntas: questions({ respuesta: '{{codigo}} <b>$1 $&</b>' }) })
    expect(filled('{{pregunta-0}}', [answered])).toBe('{{codigo}} <b>$1 $&</b>')
  })
})
