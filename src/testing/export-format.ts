import type { ExportFormat } from '../domain/export/row'

/** A Spanish export on a clock in Greenwich; only photos have a page. */
export const EXPORT_FORMAT: ExportFormat = {
  summary: { yes: 'Sí', no: 'No', language: 'es' },
  localMoment: (moment) => moment.toISOString().slice(0, 16),
  filePage: ({ path, name }) => (path.startsWith('imagenes/') ? `https://formularios.test/${name}` : null),
  invalid: 'No válida',
  corrected: 'Corregida',
}
