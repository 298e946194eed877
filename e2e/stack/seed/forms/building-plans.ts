import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { text } from '../questions'

/** Presentación de planos: reached from the citizen portal; the plans are brought to an appointment. */
export const BUILDING_PLANS: FormDefinition = {
  id: 'presentacion-planos',
  titulo: { es: 'Presentación de planos', en: 'Handing in building plans' },
  descripcion: {
    es: 'Cuéntenos qué va a construir y elija un turno para traer los planos.',
    en: 'Tell us what you will build and choose an appointment to bring the plans.',
  },
  area: areaOf(VILLA_ALTA, 'obras'),
  labels: ['Obras', 'Trámites'],
  options: ['citizenAssociationFromCitizenPortal', 'addAppointment'],
  agenda: 32,
  createdBy: 'corrector',
  createdDaysAgo: 40,
  share: 0,
  answeredBy: ['corrector'],
  sections: [
    {
      titulo: { es: 'La obra', en: 'The works' },
      questions: [
        text({ es: 'Dirección de la obra', en: 'Address of the works' }, () => '', { required: true }),
        text({ es: 'Qué se va a construir', en: 'What will be built' }, () => ''),
      ],
    },
  ],
}
