/** The steps down to a municipality: each is '' while nothing is chosen. */
export interface Place {
  country: string
  province: string
  municipality: string
}

/** The steps of a path `paises/p/provincias/q/municipios/m`. */
export function placeOfPath(path: string): Place {
  const [, country = '', , province = '', , municipality = ''] = path.split('/')
  return { country, province, municipality }
}

/** The path of the municipality chosen, '' while one is missing. */
export const pathOfPlace = ({ country, province, municipality }: Place): string =>
  country && province && municipality
    ? `paises/${country}/provincias/${province}/municipios/${municipality}`
    : ''
