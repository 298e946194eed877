import { daysBefore } from './clock'
import type { SeedMunicipality } from './geography'
import type { Member } from './staff'
import type { Random } from './random'

export interface Person {
  nombre: string
  apellido: string
  dni: string
  email: string
  telefono: string
  calle: string
}

/** What an answer is about: the municipality, the people and the things that its questions then ask for. */
export interface Life {
  random: Random
  municipality: SeedMunicipality
  /** When the answer was given. */
  date: Date
  /** The member of staff who answers; null when a citizen does. */
  staff: Member | null
  person: Person
  /** Another person, new at each call. */
  someone(): Person
  /** An address in the municipality, new at each call. */
  address(): string
  /** The address that the answer is about. */
  place: string
  shop: string
  /** A day before the answer, at midnight. */
  daysAgo(days: number): Date
  /** The day of the answer at a time of day. */
  at(hours: number, minutes: number): Date
}

const FIRST = [
  'Ana', 'Carlos', 'Beatriz', 'Jorge', 'Mónica', 'Raúl', 'Florencia', 'Martín', 'Norma', 'Gustavo', 'Camila',
  'Emilio', 'Rosa', 'Iván', 'Teresa', 'Joaquín', 'Elena', 'Ricardo', 'Verónica', 'Mateo', 'Susana', 'Facundo',
] // prettier-ignore
const LAST = [
  'Álvarez', 'Romero', 'Núñez', 'Gómez', 'Farías', 'Cabrera', 'Ibáñez', 'Molina', 'Toledo', 'Vega', 'Ruiz',
  'Arce', 'Suárez', 'Pereyra', 'Castro', 'Medina', 'Roldán', 'Carrizo', 'Brizuela', 'Navarro', 'Funes', 'Paz',
] // prettier-ignore
const SHOPS = [
  'Panadería La Espiga', 'Almacén Don Tito', 'Rotisería El Hornero', 'Verdulería San Roque', 'Farmacia del Centro',
  'Ferretería Los Andes', 'Kiosco 24 de Abril', 'Café de la Plaza', 'Carnicería El Resero', 'Librería Mafalda',
  'Tienda Norma', 'Parrilla La Posta', 'Heladería Copo', 'Gimnasio Fuerza Viva', 'Veterinaria Huellas',
  'Lavadero Burbujas', 'Óptica Visión', 'Bar El Andén', 'Pinturería Arcoíris', 'Zapatería Paso a Paso',
] // prettier-ignore

/** Letters and digits of a name, for a mailbox. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function person(random: Random, municipality: SeedMunicipality): Person {
  const nombre = random.pick(FIRST)
  const apellido = random.pick(LAST)
  return {
    nombre,
    apellido,
    dni: String(random.int(17_000_000, 47_999_999)),
    email: `${plain(nombre)}.${plain(apellido)}@correo.example`,
    telefono: `351${random.int(4_000_000, 6_999_999)}`,
    calle: `${random.pick(municipality.streets)} ${random.int(20, 2400)}`,
  }
}

/** The circumstances of one answer, the same for the same random source. */
export function newLife(
  random: Random,
  municipality: SeedMunicipality,
  date: Date,
  staff: Member | null,
): Life {
  const address = () => `${random.pick(municipality.streets)} ${random.int(20, 2400)}`
  const someone = () => person(random, municipality)
  return {
    random,
    municipality,
    date,
    staff,
    person: someone(),
    someone,
    address,
    place: address(),
    shop: random.pick(SHOPS),
    daysAgo: (days) => daysBefore(date, days),
    at: (hours, minutes) => daysBefore(date, 0, hours, minutes),
  }
}
