import type { Role } from '../domain/access/roles'
import type { User } from '../domain/user/user'

export const MUNICIPALITY = 'paises/ar/provincias/cba/municipios/1'
export const OTHER_MUNICIPALITY = 'paises/ar/provincias/cba/municipios/2'
export const AREA = `${MUNICIPALITY}/areas_municipales/obras`
export const OTHER_AREA = `${MUNICIPALITY}/areas_municipales/comercio`
export const FOREIGN_AREA = `${OTHER_MUNICIPALITY}/areas_municipales/obras`

/** A member of the staff of {@link MUNICIPALITY}, in {@link AREA}. */
export function staffUser(role: Role, change: Partial<User> = {}): User {
  return {
    username: 'aquiroga',
    userMuniCore: 'aquiroga',
    email: 'ana.quiroga@muni.example',
    nombre: 'Ana Quiroga',
    firstName: 'Ana',
    lastName: 'Quiroga',
    inspectorID: '',
    roles: [role],
    areas: [AREA],
    municipalityPath: MUNICIPALITY,
    ultimoAcceso: null,
    lastUpdate: null,
    lastUpdateBy: '',
    ...change,
  }
}
