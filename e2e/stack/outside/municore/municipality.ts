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
  // Is not with us yet.
  '103': [{ areaId: 1301, areaDescripcion: 'Obras y Servicios' }],
  '201': [
    { areaId: 2103, areaDescripcion: 'Comerç i Consum' },
    { areaId: 2102, areaDescripcion: 'Neteja Viària' },
    { areaId: 2101, areaDescripcion: 'Via Pública' },
  ],
}

/** Who of a municipality's staff has a name there and is not with us yet, by municipality (`idMuniCore`). */
export const USERS: Record<string, string[]> = {
  '101': ['brenda.luna', 'dario.vega', 'ivan.sosa', 'marcos.rey', 'paula.nuñez', 'rocio.bravo'],
  '102': ['elsa.funes'],
  '103': ['nora.paz'],
  '201': ['jordi.serra', 'mireia.camps'],
}

/** A citizen as the management system keeps them; a legal entity has Dummy for a surname. */
export interface StandInCitizen {
  id: number
  /** What a link names them by. */
  hash: string
  nombre: string
  apellido: string
  dni: string
  email: string | null
  telefono: string | null
  calle: string | null
}

/** Citizens by municipality (`idMuniCore`). */
export const CITIZENS: Record<string, StandInCitizen[]> = {
  '101': [
    {
      id: 40101,
      hash: 'c0ffee01a1b2c3d4e5f60718',
      nombre: 'Lucía',
      apellido: 'Fernández',
      dni: '30111222',
      email: 'lucia.fernandez@correo.test',
      telefono: '3515550101',
      calle: 'Belgrano 340',
    },
    {
      id: 40102,
      hash: 'c0ffee02a1b2c3d4e5f60718',
      nombre: 'Martín',
      apellido: "D'Angelo",
      dni: '24123456',
      email: null,
      telefono: null,
      calle: 'Av. San Martín 120',
    },
    {
      id: 40103,
      hash: 'c0ffee03a1b2c3d4e5f60718',
      nombre: 'Panadería La Espiga S.R.L.',
      apellido: 'Dummy',
      dni: '30712345678',
      email: 'hola@laespiga.test',
      telefono: '+543515550102',
      calle: 'Mitre 55',
    },
  ],
  '102': [
    {
      id: 40201,
      hash: 'c0ffee04a1b2c3d4e5f60718',
      nombre: 'Rosa',
      apellido: 'Quiroga',
      dni: '18999000',
      email: null,
      telefono: '3515550201',
      calle: 'Sarmiento 8',
    },
  ],
  '201': [
    {
      id: 40301,
      hash: 'c0ffee05a1b2c3d4e5f60718',
      nombre: 'Núria',
      apellido: 'Puig i Soler',
      dni: '12345678Z',
      email: 'nuria.puig@correu.test',
      telefono: '+34930000001',
      calle: 'Carrer Major 12',
    },
  ],
}
