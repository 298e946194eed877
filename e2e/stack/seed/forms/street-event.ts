import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, integer, multiple, single, text, time, yesNo } from '../questions'

/** Permiso para eventos: reached from the citizen portal; its answers are corrected, and certified once authorised. */
export const STREET_EVENT: FormDefinition = {
  id: 'permiso-eventos',
  titulo: { es: 'Permiso para eventos en espacios públicos', en: 'Permit for events in public spaces' },
  descripcion: {
    es: 'Pida el permiso al menos 15 días antes del evento.',
    en: 'Ask for the permit at least 15 days before the event.',
  },
  area: areaOf(VILLA_ALTA, 'cultura'),
  options: ['citizenAssociationFromCitizenPortal', 'certificado'],
  states: {
    Solicitado: ['En evaluación'],
    'En evaluación': ['Autorizado', 'Rechazado'],
    Autorizado: ['Realizado', 'Rechazado'],
    Rechazado: [],
    Realizado: [],
  },
  certificate: {
    clase: 'autorizacion',
    titulo: 'Autorización de evento en espacio público',
    texto:
      'La Municipalidad de {{municipio}} autoriza a {{ciudadano.nombre}}, DNI {{ciudadano.documento}}, a realizar el evento ' +
      '«{{s1q1}}» el {{s1q3}} en {{s1q7}}.\n\nEsta autorización debe estar a la vista durante el evento.',
    firmas: [{ nombre: 'Marta Ledesma', cargo: 'Directora de Cultura y Deporte' }],
    ...{ validez: 'dias', dias: 90, hasta: '', estado: '2', descarga: true },
  },
  incidentArea: '1103',
  createdBy: 'elevado',
  createdDaysAgo: 220,
  edits: [{ by: 'corrector', daysAgo: 186 }],
  pays: { zone: 'Plaza central', price: 1250, most: 6 },
  share: 14,
  answeredBy: ['corrector'],
  reviewedBy: 'corrector',
  byCitizens: 0.8,
  sections: [
    {
      titulo: { es: 'El evento', en: 'The event' },
      questions: [
        text(
          { es: 'Nombre del evento', en: 'Name of the event' },
          (l) =>
            l.random.pick([
              'Feria de artesanos',
              'Carrera de barrio',
              'Peña folklórica',
              'Cine bajo las estrellas',
            ]),
          { required: true },
        ),
        multiple({ es: 'Tipo', en: 'Kind' }, [
          { es: 'Música', en: 'Music' },
          { es: 'Deporte', en: 'Sport' },
          { es: 'Feria', en: 'Fair' },
          { es: 'Encuentro vecinal', en: 'Neighbours’ meeting' },
        ], { required: true }), // prettier-ignore
        date({ es: 'Fecha', en: 'Date' }, (l) => l.daysAgo(-l.random.int(15, 45)), { required: true }),
        time({ es: 'Hora de inicio', en: 'Start' }, (l) => l.at(l.random.int(10, 18), 30), {
          required: true,
        }),
        time({ es: 'Hora de cierre', en: 'End' }, (l) => l.at(l.random.int(20, 23), 0), { required: true }),
        integer(
          { es: 'Asistentes previstos', en: 'People expected' },
          (l) => String(l.random.int(4, 80) * 10),
          {
            required: true,
          },
        ),
        single(
          { es: 'Espacio', en: 'Place' },
          ['Plaza San Martín', 'Parque del Río', 'Anfiteatro', 'Calle cortada'],
          {
            required: true,
          },
        ),
        yesNo({ es: '¿Habrá venta de alimentos?', en: 'Will food be sold?' }, 0.5, { required: true }),
        yesNo({ es: '¿Necesita corte de calle?', en: 'Must a street be closed?' }, 0.4, { required: true }),
        text({ es: 'Plano de ubicación', en: 'Map of the site' }, () => 'Croquis del espacio', {
          document: true,
          answered: 0.4,
        }),
      ],
    },
    {
      titulo: { es: 'Puestos', en: 'Stalls' },
      rows: 3,
      questions: [
        text(
          { es: 'Responsable del puesto', en: 'Who runs the stall' },
          (l) => `${l.someone().nombre} ${l.someone().apellido}`,
        ),
        single({ es: 'Rubro', en: 'Goods' }, ['Artesanías', 'Comidas', 'Bebidas', 'Libros']),
      ],
    },
  ],
}
