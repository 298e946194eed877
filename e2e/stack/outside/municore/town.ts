/** Areas of the management system by municipality (`idMuniCore`); they are not the municipal areas of ours. */
export const AREAS: Record<string, { areaId: number; areaDescripcion: string }[]> = {
  '101': [
    { areaId: 1104, areaDescripcion: 'Alumbrado y Semáforos' },
    { areaId: 1107, areaDescripcion: 'Bromatología' },
    { areaId: 1102, areaDescripcion: 'Espacios Verdes y Arbolado' },
    { areaId: 1105, areaDescripcion: 'Higiene Urbana' },
    { areaId: 1101, areaDescripcion: 'Obras Viales' },
    { areaId: 1103, areaDescripcion: 'Tránsito' },
  ],
  '102': [
    { areaId: 1202, areaDescripcion: 'Mesa de Entradas' },
    { areaId: 1201, areaDescripcion: 'Vialidad' },
  ],
  '201': [
    { areaId: 2103, areaDescripcion: 'Comerç i Consum' },
    { areaId: 2102, areaDescripcion: 'Neteja Viària' },
    { areaId: 2101, areaDescripcion: 'Via Pública' },
  ],
}
