import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, integer, single, text, time, yesNo } from '../questions'

/** Acta de constatación: what the record-keeping inspector draws up. */
export const RECORDS: FormDefinition = {
  id: 'acta-constatacion',
  titulo: { es: 'Acta de constatación', en: 'Record of findings' },
  descripcion: 'Acta de hechos constatados en la vía pública o en locales, para el Tribunal de Faltas.',
  area: areaOf(VILLA_ALTA, 'inspeccion'),
  options: ['digitalSignature', 'geolocalizacion', 'pdfDownloadCode', 'envioEmail'],
  states: {
    Labrada: ['Notificada', 'Anulada'],
    Notificada: ['Con descargo', 'Firme'],
    'Con descargo': ['Firme', 'Anulada'],
    Firme: [],
    Anulada: [],
  },
  signatures: [
    { title: 'Agente', typeOfSignature: 'draw', tipeOfSignatory: 'intern' },
    { title: 'Persona notificada', typeOfSignature: 'both', tipeOfSignatory: 'citizen' },
  ],
  createdBy: 'supervisor',
  createdDaysAgo: 225,
  share: 22,
  answeredBy: ['actas', 'actas', 'inspector'],
  sections: [
    {
      titulo: 'Hecho',
      questions: [
        date('Fecha del hecho', (l) => l.daysAgo(0), { required: true }),
        time('Hora del hecho', (l) => l.at(Math.max(0, l.date.getHours() - 1), 15), { required: true }),
        text('Lugar', (l) => l.place, { required: true }),
        single(
          'Infracción',
          [
            'Ruidos molestos',
            'Ocupación de vereda',
            'Venta sin permiso',
            'Obra sin cartel',
            'Residuos fuera de horario',
          ],
          { required: true },
        ),
        text('Descripción de lo constatado', (l) =>
          l.random.pick([
            'Se observan mesas y sillas sobre la vereda, sin dejar el paso libre de 1,50 m.',
            'Se escucha música a volumen alto desde la calle, pasada la medianoche.',
            'Se constata venta de indumentaria en la vía pública sin exhibir permiso.',
          ]), { required: true }), // prettier-ignore
        text('Registro fotográfico', () => 'Vista general', { photo: true, answered: 0.5 }),
        text('Registro en video', () => 'Sin registro', { video: true, answered: 0 }),
      ],
    },
    {
      titulo: 'Presunto infractor',
      ask: '¿Quién se presenta?',
      required: true,
      single: true,
      weights: [5, 2, 1],
      conditions: [
        {
          when: 'Persona identificada',
          questions: [
            text('Apellido y nombre', (l) => `${l.person.apellido}, ${l.person.nombre}`, { required: true }),
            integer('DNI', (l) => l.person.dni, { required: true }),
            text('Domicilio', (l) => l.person.calle),
          ],
        },
        {
          when: 'Empresa o comercio',
          questions: [
            text('Razón social', (l) => l.shop, { required: true }),
            integer('CUIT', (l) => `30${l.person.dni}${l.random.int(0, 9)}`, { required: true }),
          ],
        },
        { when: 'Nadie', questions: [yesNo('¿Se deja cédula en el domicilio?', 0.8, { required: true })] },
      ],
    },
    {
      titulo: 'Testigos',
      rows: 2,
      questions: [
        text('Nombre', (l) => `${l.someone().nombre} ${l.someone().apellido}`, { answered: 0.6 }),
        integer('DNI', (l) => l.someone().dni, { answered: 0.6 }),
      ],
    },
  ],
}
