import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { single, text, yesNo } from '../questions'

/** Renovación de la licencia de conducir: anybody asks, and comes on the day and at the hour that they book. */
export const LICENCE_RENEWAL: FormDefinition = {
  id: 'renovacion-licencia',
  titulo: { es: 'Renovación de la licencia de conducir', en: 'Driving licence renewal' },
  descripcion: {
    es: 'Complete sus datos y elija un turno para presentarse.',
    en: 'Fill in your data and choose an appointment.',
  },
  area: areaOf(VILLA_ALTA, 'atencion'),
  options: ['publico', 'addAppointment'],
  agenda: 31,
  createdBy: 'corrector',
  createdDaysAgo: 40,
  share: 0,
  answeredBy: ['corrector'],
  sections: [
    {
      titulo: { es: 'Su licencia', en: 'Your licence' },
      questions: [
        text({ es: 'Número de licencia', en: 'Licence number' }, () => '', { required: true }),
        single({ es: 'Clase', en: 'Class' }, ['A', 'B', 'C', 'D'], { required: true }),
        yesNo({ es: '¿Usa anteojos para conducir?', en: 'Do you wear glasses to drive?' }, 0.5),
      ],
    },
  ],
}
