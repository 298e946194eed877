import type { FormContent } from '../../src/domain/form/exchange/read-form'
import { setOption } from '../../src/domain/form/options'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { readRealForm, type RealForm } from '../../src/testing/real-forms/read'
import { areaOf, VILLA_ALTA } from '../stack/seed/geography'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments } from '../stack/seed/documents'
import type { FormDefinition } from '../stack/seed/form-definition'
import { CONCERT } from '../stack/seed/forms/concert'
import { date, decimal, single, text, time, yesNo, type QuestionExtra } from '../stack/seed/questions'
import { writeDocuments } from '../stack/seed/write/documents'
import { backstage } from './backstage'
import { makeRoom } from './make-room'

const THERE = 'Plaza San Martín'

const COMMON: Omit<FormDefinition, 'id' | 'titulo' | 'sections'> = {
  descripcion: '',
  area: areaOf(VILLA_ALTA, 'verdes'),
  options: ['publico'],
  states: { Nueva: ['Vista'], Vista: [] },
  createdBy: 'supervisor',
  createdDaysAgo: 3,
  share: 0,
  answeredBy: ['supervisor'],
  byCitizens: 0.5,
}

async function write(definition: FormDefinition, content: Partial<FormContent> = {}): Promise<void> {
  const built = buildForm(definition, today())
  const documents = formDocuments({ ...built, form: { ...built.form, ...content } })
  await makeRoom()
  // With triggers: to turn them off for a few documents ends every program of the functions emulator.
  await writeDocuments(backstage(), documents)
}

/** Adds a public form of so many texts on one page ("Dato 1", "Dato 2" ...) to the running municipality. */
export const writeTexts = (id: string, count: number): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Relevamiento ${id}`,
    sections: [
      {
        titulo: 'Datos',
        questions: Array.from({ length: count }, (_, index) => text(`Dato ${index + 1}`, () => THERE)),
      },
    ],
  })

/** Adds a form in the shape of a real one to the running municipality; what comes from a file is private until it is published. */
export function writeReal(id: string, name: RealForm): Promise<void> {
  const content = readRealForm(name)
  const opcionales = setOption(content.opcionales, 'publico', true)
  return write({ ...COMMON, id, titulo: id, sections: [] }, { ...content, opcionales })
}

/** Adds a public form of one choice among so many options, each of so many letters, a number and a day. */
export const writeLongOptions = (id: string, count: number, letters: number): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Opciones ${id}`,
    sections: [
      {
        titulo: 'Datos',
        questions: [
          single(
            '¿Qué trámite es?',
            Array.from({ length: count }, (_, index) =>
              `${index + 1}. ${'Autorización para ocupar la vía pública '.repeat(9)}`.slice(0, letters),
            ),
          ),
          decimal('¿Cuántos metros?', () => '1,5'),
          date('¿Desde cuándo?', (l) => l.daysAgo(1)),
        ],
      },
    ],
  })

/** Adds a public form of so many points to check, in pages of ten ("Punto 1", "Punto 2" ...), as an inspection has them. */
export const writeChecklist = (id: string, points: number, extra: QuestionExtra = {}): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Control ${id}`,
    sections: Array.from({ length: Math.ceil(points / 10) }, (_, page) => ({
      titulo: `Hoja ${page + 1}`,
      questions: Array.from({ length: Math.min(10, points - 10 * page) }, (__, index) =>
        single(
          `Punto ${10 * page + index + 1}: salidas de emergencia libres y señalizadas`,
          ['Cumple', 'No cumple', 'No corresponde'],
          extra,
        ),
      ),
    })),
  })

/** Adds a public form of one number ("¿Cuánto?") that advises to look again where it is more than a hundred. */
export const writeAdvised = (id: string): Promise<void> =>
  write(
    { ...COMMON, id, titulo: `Aviso ${id}`, sections: [] },
    {
      secciones: [
        aSection({
          ...{ id: 'a', titulo: 'Datos' },
          preguntas: questions({ id: 'cuanto', titulo: '¿Cuánto?', ...TYPED.integer }),
          validaciones: [{ id: 'v', tipo: 'aviso', regla: '{{cuanto}} < 100', mensaje: 'Es mucho.' }],
        }),
      ],
    },
  )

/** Adds a public form of a day and an hour to the running municipality. */
export const writeDayAndHour = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Cuándo ${id}`,
    sections: [
      {
        titulo: 'Datos',
        questions: [
          date('¿Qué día?', (l) => l.daysAgo(1)),
          date('¿Desde qué día?', (l) => l.daysAgo(1)),
          time('¿A qué hora?', (l) => l.daysAgo(1)),
        ],
      },
    ],
  })

/** Adds a public form of a text and a photo to the running municipality. */
export const writePhoto = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Foto ${id}`,
    sections: [
      {
        titulo: 'Datos',
        questions: [
          text('¿Qué sucede?', () => THERE),
          text('Prueba', () => THERE, { photo: true, required: true }),
        ],
      },
    ],
  })

/** Adds a short public form in Spanish and English to the running municipality. */
export const writeBilingual = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: { es: 'Un banco roto', en: 'A broken bench' },
    sections: [
      {
        titulo: { es: 'El banco', en: 'The bench' },
        questions: [
          text({ es: '¿Dónde está?', en: 'Where is it?' }, () => THERE, { required: true }),
          single({ es: '¿Qué le falta?', en: 'What is missing?' }, [
            { es: 'El respaldo', en: 'The back' },
            { es: 'El asiento', en: 'The seat' },
          ]),
          yesNo({ es: '¿Es peligroso?', en: 'Is it dangerous?' }, 0.5, { required: true }),
        ],
      },
    ],
  })

/** Adds a public form of one text, of which incidents are made, to the running municipality. */
export const writeComplaint = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Reclamo ${id}`,
    incidentArea: '1102',
    sections: [{ titulo: 'El reclamo', questions: [text('¿Qué sucede?', () => THERE, { required: true })] }],
  })

/** Adds a public form that asks for a word, a photo and a document to the running municipality. */
export const writeFiles = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Con archivos ${id}`,
    sections: [
      {
        titulo: 'El árbol',
        questions: [text('¿Qué se ve?', () => THERE, { photo: true, document: true })],
      },
    ],
  })

/** Adds a form whose sections are given as the editor saves them. */
export const writeSections = (
  id: string,
  titulo: string,
  secciones: FormContent['secciones'],
): Promise<void> => write({ ...COMMON, id, titulo, sections: [] }, { secciones })

/** The same for the citizen portal, with answers that are reviewed. */
export const writeReviewedSections = (
  id: string,
  titulo: string,
  secciones: FormContent['secciones'],
): Promise<void> => {
  const options = ['citizenAssociationFromCitizenPortal'] as const
  return write(
    { ...COMMON, id, titulo, options: [...options], incidentArea: '1102', sections: [] },
    { secciones },
  )
}

/** Adds a form of the citizen portal, of one text and one choice, that takes one answer of each citizen, to the running municipality. */
export const writePortal = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Pedido ${id}`,
    options: ['citizenAssociationFromCitizenPortal', 'singleAnswer'],
    sections: [
      {
        titulo: 'El pedido',
        questions: [
          text('¿Qué necesita?', () => THERE, { required: true }),
          yesNo('¿Es urgente?', 0.5, { required: true }),
        ],
      },
    ],
  })

/** Adds a form of the citizen portal whose answers are reviewed, of two texts and a photo, to the running municipality. */
export const writeReviewed = (id: string, { rows = false } = {}): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Pedido a revisar ${id}`,
    options: ['citizenAssociationFromCitizenPortal'],
    incidentArea: '1102',
    sections: [
      {
        titulo: 'El pedido',
        questions: [text('¿Qué necesita?', () => THERE, { photo: true }), text('¿Dónde?', () => THERE)],
      },
      ...(rows
        ? [{ titulo: 'Quienes lo piden', rows: 3, questions: [text('Nombre y apellido', () => THERE)] }]
        : []),
    ],
  })

/** Adds a form of the portal with a place and one question, whose answers staff correct. */
export const writePlaced = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Árbol caído ${id}`,
    options: ['citizenAssociationFromCitizenPortal', 'geolocalizacion'],
    incidentArea: '1102',
    sections: [{ titulo: 'El pedido', questions: [text('¿Qué sucede?', () => THERE)] }],
  })

/** Adds the concert's form once more, with an agenda: whoever buys tickets also books when to collect them. */
export const writeBookedTickets = (id: string): Promise<void> =>
  write({
    ...CONCERT,
    id,
    titulo: `Concierto con turno ${id}`,
    options: ['publico', 'addPaymentGateway', 'addAppointment'],
    agenda: 31,
  })
