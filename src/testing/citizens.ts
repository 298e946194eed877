import type { FoundCitizen } from '../domain/citizen/citizen'
import type { NewCitizen } from '../domain/citizen/new-citizen'
import type { Citizens } from '../engine/citizens'

export const LUCIA: FoundCitizen = {
  id: '40101',
  nombre: 'Lucía',
  apellido: 'Fernández',
  dni: '30111222',
  email: 'lucia@correo.test',
  telefono: '3515550101',
  calle: 'Belgrano 340',
}
export const BAKERY: FoundCitizen = {
  id: '40103',
  nombre: 'Panadería La Espiga S.R.L.',
  apellido: 'Dummy',
  dni: '30712345678',
  email: '',
  telefono: '',
  calle: '',
}

/** A management system of two, to which others can be added; it remembers what it was asked. */
export function someCitizens(
  given: Partial<Citizens> = {},
): Citizens & { asked: string[]; made: NewCitizen[] } {
  const known = [LUCIA, BAKERY]
  const asked: string[] = []
  const made: NewCitizen[] = []
  const bare = (number: string) => number.replace(/[.-]/g, '')
  return {
    asked,
    made,
    hash: '',
    find: (_municipality, number) => {
      asked.push(number)
      return Promise.resolve(known.find(({ dni }) => dni === bare(number)) ?? null)
    },
    findByHash: (_municipality, hash) => Promise.resolve(hash === 'enlace-de-lucia' ? LUCIA : null),
    create: (_municipality, citizen) => {
      made.push(citizen)
      const id = `5000${made.length}`
      known.push({ id, ...citizen })
      return Promise.resolve(id)
    },
    hasAnswered: () => Promise.resolve(false),
    ...given,
  }
}
