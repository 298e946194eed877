/** Something in the street that the management system knows. */
export interface StandInAsset {
  idIdentificador: number
  descripcion: string
  tipoIdentificador: string
  direccion: string
  lat: number
  lng: number
}

/** What there is in each municipality: kind, address, and how far from the middle of the municipality, in thousandths of a degree. */
type Row = readonly [kind: string, name: string, address: string, north: number, east: number]

function assetsOf(first: number, lat: number, lng: number, rows: readonly Row[]): StandInAsset[] {
  return rows.map(([tipoIdentificador, name, direccion, north, east], index) => ({
    idIdentificador: first + index,
    descripcion: `${name} ${first + index}`,
    tipoIdentificador,
    direccion,
    lat: Number((lat + north / 1000).toFixed(6)),
    lng: Number((lng + east / 1000).toFixed(6)),
  }))
}

/** Assets by municipality (`idMuniCore`), all but one of each municipality within a kilometre of its middle. */
export const ASSETS: Record<string, StandInAsset[]> = {
  '101': assetsOf(70_101, -31.4213, -64.1832, [
    ['Luminaria', 'Luminaria', 'Av. San Martín 120', 0.3, 0.4],
    ['Luminaria', 'Luminaria', 'Belgrano 340', -0.9, 1.1],
    ['Luminaria', 'Luminaria', 'Rivadavia 55', 1.7, -1.2],
    ['Luminaria', 'Luminaria', '9 de Julio 610', -2.4, -2.1],
    ['Árbol', 'Jacarandá', 'Sarmiento 8', 1.1, 2.6],
    ['Árbol', 'Tipa', 'Bv. Illia 1200', -3.3, 1.9],
    ['Árbol', 'Fresno americano', 'Los Álamos 77', 4.2, -0.6],
    ['Contenedor', 'Contenedor', 'Deán Funes 410', -0.4, -3.8],
    ['Contenedor', 'Contenedor', 'Tucumán 233', 2.9, 3.1],
    ['Luminaria', 'Luminaria', 'Ruta 5, acceso sur', -21, 4],
  ]),
  '102': assetsOf(70_201, -31.9701, -63.0021, [
    ['Luminaria', 'Luminaria', 'Mitre 14', 0.5, -0.7],
    ['Luminaria', 'Luminaria', 'Urquiza 230', -1.3, 0.9],
    ['Árbol', 'Paraíso', 'Colón 88', 2.2, 1.4],
    ['Contenedor', 'Contenedor', 'General Paz 301', -0.8, -2.5],
    ['Luminaria', 'Luminaria', 'Camino a la laguna', 18, 6],
  ]),
  '201': assetsOf(70_301, 41.6082, 2.2877, [
    ['Fanal', 'Fanal', 'Carrer Major 12', 0.4, 0.3],
    ['Fanal', 'Fanal', 'Plaça de la Vila 1', -0.6, 0.8],
    ['Arbre', 'Plàtan', 'Rambla Nova 44', 1.2, -1.9],
    ['Arbre', 'Til·ler', 'Carrer de Sant Jordi 9', -2.1, -0.5],
    ['Contenidor', 'Contenidor', 'Passeig del Riu 30', 0.9, 2.7],
    ['Fanal', 'Fanal', 'Polígon de ponent', 15, -9],
  ]),
}
