import type { FormDefinition } from '../form-definition'
import { areaOf, LAGUNA_HONDA } from '../geography'
import { single, text, yesNo } from '../questions'

/** Reclamo de bacheo: closed, because its municipality is disabled. */
export const POTHOLES: FormDefinition = {
  id: 'reclamo-bacheo',
  titulo: { es: 'Reclamo de bacheo', en: 'Report a pothole' },
  descripcion: 'Avise de pozos y hundimientos en la calzada.',
  area: areaOf(LAGUNA_HONDA, 'vialidad'),
  options: ['publico'],
  states: { Recibido: ['Programado'], Programado: ['Reparado'], Reparado: [] },
  createdBy: 'supervisor.lagunahonda',
  createdDaysAgo: 200,
  share: 6,
  answeredBy: ['supervisor.lagunahonda'],
  byCitizens: 1,
  sections: [
    {
      titulo: 'El bache',
      questions: [
        text('Calle y altura', (l) => l.place, { required: true }),
        single('Tamaño', ['Chico', 'Mediano', 'Grande'], { required: true }),
        yesNo('¿Hay riesgo para motos o bicicletas?', 0.5),
      ],
    },
  ],
}
