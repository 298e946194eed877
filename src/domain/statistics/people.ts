/** Somebody who gave answers: what they sign in with, and their name, which may be missing. */
export interface Person {
  usuario: string
  nombre: string
}

/** What people are called where they stand below each other: by name, and those of the same name by username too. */
export function personNames(people: readonly Person[]): string[] {
  const isShared = (nombre: string) => people.filter((other) => other.nombre === nombre).length > 1
  return people.map(({ usuario, nombre }) => {
    if (nombre === '') return usuario
    return isShared(nombre) ? `${nombre} (${usuario})` : nombre
  })
}
