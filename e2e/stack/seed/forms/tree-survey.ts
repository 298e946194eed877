import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, decimal, integer, multiple, single, text, yesNo } from '../questions'

const SPECIES = [
  'Aguaribay', 'Algarrobo blanco', 'Arce', 'Ceibo', 'Crespón', 'Fresno americano', 'Ibirá pitá', 'Jacarandá',
  'Lapacho rosado', 'Liquidámbar', 'Olmo', 'Paraíso', 'Plátano', 'Tilo', 'Tipa', 'Otra',
] // prettier-ignore

/** Censo de arbolado público: a street at a time, one row for each tree. */
export const TREE_SURVEY: FormDefinition = {
  id: 'censo-arbolado',
  titulo: { es: 'Censo de arbolado público', en: 'Street tree survey', pt: 'Censo da arborização urbana' },
  descripcion: {
    es: 'Relevamiento de cada ejemplar de la cuadra: especie, medidas, estado y riesgos.',
    en: 'Each tree of the block: species, measures, condition and risks.',
  },
  area: areaOf(VILLA_ALTA, 'verdes'),
  options: ['geolocalizacion'],
  states: {
    Relevado: ['Para intervenir', 'Archivado'],
    'Para intervenir': ['En cuadrilla', 'Archivado'],
    'En cuadrilla': ['Intervenido'],
    Intervenido: ['Archivado'],
    Archivado: [],
  },
  createdBy: 'supervisor',
  createdDaysAgo: 215,
  // Lifted pavements were asked for later: older answers are of a version without that question.
  edits: [{ by: 'supervisor', daysAgo: 80, added: ['s2q7'] }],
  share: 46,
  answeredBy: ['inspector.elevado', 'supervisor', 'inspector.elevado'],
  sections: [
    {
      titulo: { es: 'La cuadra', en: 'The block' },
      questions: [
        text({ es: 'Calle y altura', en: 'Street and number' }, (l) => l.place, { required: true }),
        single('Vereda', ['Norte', 'Sur', 'Este', 'Oeste'], { required: true, weights: [1, 1, 1, 1] }),
        text(
          'Entre calles',
          (l) => `${l.random.pick(l.municipality.streets)} y ${l.random.pick(l.municipality.streets)}`,
        ),
        date('Día del relevamiento', (l) => l.daysAgo(0), { required: true }),
        decimal('Ancho de vereda (m)', (l) => `${l.random.int(1, 4)},${l.random.int(0, 9)}`),
      ],
    },
    {
      titulo: { es: 'Árboles', en: 'Trees' },
      descripcion: { es: 'Agregue una fila por ejemplar.', en: 'Add a row for each tree.' },
      rows: 4,
      questions: [
        single({ es: 'Especie', en: 'Species' }, SPECIES, { required: true, filtrable: true }),
        decimal(
          { es: 'Altura (m)', en: 'Height (m)' },
          (l) => `${l.random.int(2, 14)},${l.random.int(0, 9)}`,
        ),
        integer({ es: 'Perímetro del tronco (cm)', en: 'Girth (cm)' }, (l) => String(l.random.int(18, 190)), {
          required: true,
        }),
        single({ es: 'Estado', en: 'Condition' }, ['Bueno', 'Regular', 'Malo', 'Seco'], { required: true }),
        multiple('Daños observados', [
          'Ramas secas',
          'Tronco hueco',
          'Plagas u hongos',
          'Heridas de poda',
          'Raíces expuestas',
        ]),
        yesNo('¿Interfiere con el cableado?', 0.25),
        yesNo('¿Levanta la vereda?', 0.3),
        text('Fotografía del ejemplar', () => 'Vista general', { photo: true, answered: 0.35 }),
      ],
    },
    {
      titulo: 'Intervención propuesta',
      ask: '¿Qué trabajos se proponen?',
      weights: [4, 2, 1, 1],
      conditions: [
        {
          when: 'Poda',
          questions: [
            single('Tipo de poda', ['De formación', 'De despeje', 'Sanitaria'], { required: true }),
            integer('Ejemplares a podar', (l) => String(l.random.int(1, 5))),
          ],
        },
        {
          when: 'Extracción',
          questions: [
            text('Motivo de la extracción', () => 'Ejemplar seco con riesgo de caída sobre la calzada.', {
              required: true,
            }),
            yesNo('¿Se repone?', 0.9),
          ],
        },
        {
          when: 'Plantación',
          questions: [
            single('Especie a plantar', SPECIES, { filtrable: true }),
            integer('Cantidad', (l) => String(l.random.int(1, 4)), { required: true }),
          ],
        },
        {
          when: 'Corte de raíz y arreglo de vereda',
          questions: [decimal('Superficie a reparar (m²)', () => '2,50')],
        },
      ],
    },
    {
      titulo: 'Cierre',
      questions: [
        single('Prioridad', ['Baja', 'Media', 'Alta', 'Urgente'], {
          required: true,
          weights: [4, 4, 2, 0.5],
        }),
        text('Observaciones', () => 'El vecino pide aviso antes de la poda.', { answered: 0.3 }),
      ],
    },
  ],
}
