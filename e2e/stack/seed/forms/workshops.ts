import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, integer, multiple, single, text, yesNo } from '../questions'

const WORKSHOPS = [
  'Ajedrez', 'Cerámica', 'Coro', 'Dibujo y pintura', 'Folklore', 'Fotografía', 'Guitarra', 'Huerta', 'Natación',
  'Robótica', 'Tango', 'Teatro', 'Yoga',
] // prettier-ignore

/** Inscripción a talleres: open to anybody, with the members of a family in rows. */
export const WORKSHOP_ENROLMENT: FormDefinition = {
  id: 'inscripcion-talleres',
  titulo: { es: 'Inscripción a talleres municipales', en: 'Enrol in a municipal workshop' },
  descripcion: {
    es: 'Talleres gratuitos de cultura y deporte. Puede inscribir a varias personas de su familia.',
    en: 'Free workshops of culture and sport. You can enrol several members of your family.',
  },
  area: areaOf(VILLA_ALTA, 'cultura'),
  options: ['publico', 'automaticDownload', 'headerImg'],
  states: {
    Recibida: ['Confirmada', 'Lista de espera'],
    'Lista de espera': ['Confirmada', 'Cancelada'],
    Confirmada: ['Cancelada'],
    Cancelada: [],
  },
  createdBy: 'corrector',
  createdDaysAgo: 200,
  share: 52,
  answeredBy: ['corrector', 'duplicador'],
  byCitizens: 0.9,
  sections: [
    {
      titulo: { es: 'Persona adulta responsable', en: 'Responsible adult' },
      questions: [
        text({ es: 'Nombre y apellido', en: 'Full name' }, (l) => `${l.person.nombre} ${l.person.apellido}`, {
          required: true,
        }),
        integer({ es: 'DNI', en: 'Identity number' }, (l) => l.person.dni, {
          required: true,
          hint: { es: 'Sin puntos', en: 'Digits only' },
        }),
        text({ es: 'Teléfono', en: 'Phone' }, (l) => l.someone().telefono, {
          required: true,
          repetible: true,
        }),
        text({ es: 'Correo electrónico', en: 'E-mail' }, (l) => l.person.email),
        text({ es: 'Barrio', en: 'Neighbourhood' }, (l) =>
          l.random.pick(['Centro', 'Las Flores', 'San Roque', 'Norte']),
        ),
      ],
    },
    {
      titulo: { es: 'Personas que se inscriben', en: 'People to enrol' },
      descripcion: { es: 'Agregue una fila por persona.', en: 'Add a row for each person.' },
      rows: 3,
      questions: [
        text({ es: 'Nombre', en: 'Name' }, (l) => l.someone().nombre, { required: true }),
        date(
          { es: 'Fecha de nacimiento', en: 'Date of birth' },
          (l) => l.daysAgo(l.random.int(2200, 18_000)),
          {
            required: true,
          },
        ),
        single({ es: 'Taller', en: 'Workshop' }, WORKSHOPS, { required: true }),
        single({ es: 'Turno', en: 'Shift' }, [
          { es: 'Mañana', en: 'Morning' },
          { es: 'Tarde', en: 'Afternoon' },
          { es: 'Noche', en: 'Evening' },
        ], { required: true }), // prettier-ignore
        yesNo({ es: '¿Tiene certificado de apto físico?', en: 'Has a fitness certificate?' }, 0.6),
      ],
    },
    {
      titulo: { es: 'Salud', en: 'Health' },
      ask: { es: '¿Debemos tener algo en cuenta?', en: 'Is there something we should know?' },
      weights: [1, 1, 0.6],
      conditions: [
        {
          when: { es: 'Alergias', en: 'Allergies' },
          questions: [text({ es: '¿A qué?', en: 'To what?' }, () => 'Penicilina', { required: true })],
        },
        {
          when: { es: 'Medicación diaria', en: 'Daily medication' },
          questions: [
            text({ es: '¿Cuál?', en: 'Which?' }, () => 'Salbutamol, si hace falta', { required: true }),
          ],
        },
        {
          when: { es: 'Necesito un lugar accesible', en: 'I need an accessible place' },
          questions: [
            multiple({ es: '¿Qué ayuda?', en: 'What helps?' }, [
              { es: 'Rampa', en: 'Ramp' },
              { es: 'Intérprete de señas', en: 'Sign language' },
              { es: 'Acompañante', en: 'Companion' },
            ]),
          ],
        },
      ],
    },
    {
      titulo: { es: 'Autorizaciones', en: 'Consent' },
      questions: [
        yesNo(
          { es: '¿Autoriza el uso de fotos de las clases?', en: 'May we publish photos of the classes?' },
          0.7,
          {
            required: true,
          },
        ),
        yesNo({ es: 'Leí y acepto el reglamento', en: 'I have read and accept the rules' }, 1, {
          required: true,
          link: {
            title: 'Reglamento de talleres',
            address: 'https://www.villaalta.example/talleres/reglamento',
          },
        }),
      ],
    },
  ],
}
