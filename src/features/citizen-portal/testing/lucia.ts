import type { CitizenLogin } from '../../../domain/citizen/login'
import { MUNICIPALITY_PATH } from '../../../testing/builders'
import { VILLA } from '../../../testing/shown-place'

/** Somebody who came from the portal, for tests. */
export const LUCIA: CitizenLogin = {
  ...{ code: 200, id: '40101', nombre: 'Lucía', apellido: 'Fernández', dni: '30111222', username: 'lucia' },
  ...{
    email: '',
    telefono: '',
    calle: '',
    municipio: MUNICIPALITY_PATH,
    emisor: VILLA,
    hasta: 4_000_000_000,
    customToken: 'x',
  },
}
