import { areaOf, VILLA_ALTA } from '../stack/seed/geography'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments } from '../stack/seed/documents'
import type { FormDefinition } from '../stack/seed/form-definition'
import { single, text, yesNo } from '../stack/seed/questions'
import { writeDocuments } from '../stack/seed/write/documents'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { backstage } from './backstage'

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

async function write(definition: FormDefinition): Promise<void> {
  const documents = formDocuments(buildForm(definition, today()))
  await withoutTriggers(() => writeDocuments(backstage(), documents))
}

/** Adds a public form of so many texts on one page ("Dato 1", "Dato 2" ...) to the running town. */
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

/** Adds a short public form in Spanish and English to the running town. */
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

/** Adds a public form of one text, of which incidents are made, to the running town. */
export const writeComplaint = (id: string): Promise<void> =>
  write({
    ...COMMON,
    id,
    titulo: `Reclamo ${id}`,
    incidentArea: '1102',
    sections: [{ titulo: 'El reclamo', questions: [text('¿Qué sucede?', () => THERE, { required: true })] }],
  })
