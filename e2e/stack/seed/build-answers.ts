import type { Citizen, StoredAnswer } from '../../../src/domain/answer/answer'
import { answerCode } from '../../../src/domain/codes/answer-code'
import { anonymousAuthor, authorOf, newAnswer } from '../../../src/domain/answering/new-answer'
import type { Form, FormVersion, Location } from '../../../src/domain/form/form'
import type { Signature } from '../../../src/domain/form/signature'
import type { States } from '../../../src/domain/form/state'
import { currentState, moveTo } from '../../../src/domain/states/transitions'
import { CITIZENS } from '../outside/municore/municipality'
import type { SeedForm } from './build-form'
import { daysBefore } from './clock'
import type { FilePool } from './file-pool'
import { fillAnswer } from './fill-answer'
import { municipalityOf } from './geography'
import { newLife, type Life } from './life'
import { momentOf } from './moments'
import { paymentFields } from './payments'
import { randomFor, type Random } from './random'
import { sentBack } from './reviews'
import { accountOf, staffMember } from './staff'
import { versionAt, versionsOf } from './versions'

const HOUR = 60 * 60 * 1000

function citizenOf({ person, random, shop }: Life): Citizen {
  const { dni, email, telefono, calle } = person
  const cuit = `20${dni}${random.int(0, 9)}`
  const entityCuit = `30${cuit.slice(2)}`
  const entity = { nombre: shop, apellido: 'Dummy', dni: entityCuit, cuit: entityCuit, tipo: 'juridica' }
  const common = { id: dni, email, telefono, calle }
  // A surname of Dummy means a legal entity, whose number stands in `dni` too (RECIP-03).
  return random.chance(0.15)
    ? { ...common, ...entity }
    : { ...common, nombre: person.nombre, apellido: person.apellido, dni, cuit: '', tipo: 'fisica' }
}

/** Every so many answers to a form of the portal are by the same citizen, who finds them there. */
const PORTAL_EVERY = 4

/** Of forms of the portal some answers are by the citizen who enters by the links that `npm start` prints (CIT-03). */
function portalCitizenFor({ opcionales, municipioInfo }: Form, index: number): Citizen | null {
  if (!opcionales.citizenAssociationFromCitizenPortal || index % PORTAL_EVERY !== 0) return null
  const [known] = CITIZENS[municipioInfo.idMuniCore] ?? []
  if (!known) return null
  const { id, nombre, apellido, dni, email, telefono, calle } = known
  const contact = { email: email ?? '', telefono: telefono ?? '', calle: calle ?? '' }
  return { id: String(id), nombre, apellido, dni, cuit: '', ...contact, tipo: 'fisica' }
}

/** How long the portal's citizen has for the last answer, and had for the one before; null for the others. */
function daysToRevise(form: Form, index: number, count: number): number | null {
  if (!portalCitizenFor(form, index)) return null
  const later = Math.ceil(count / PORTAL_EVERY) - 1 - index / PORTAL_EVERY
  return [30, 1][later] ?? null
}

function locationOf({ municipality, random, place }: Life): Location {
  const near = (middle: number) => Number((middle + (random.next() - 0.5) * 0.04).toFixed(6))
  return {
    latlng: { lat: near(municipality.centre.lat), lng: near(municipality.centre.lng) },
    direccion: `${place}, ${municipality.nombre}`,
  }
}

/** The older an answer, the further it has come, most along the first transition of each state; some stand still. */
function work(estados: States, ageInDays: number, random: Random): { estados: States; moves: number } {
  let moved = estados
  let moves = 0
  const most = ageInDays > 60 ? 4 : ageInDays > 12 ? 2 : 1
  for (let step = random.int(ageInDays > 60 ? 1 : 0, most); step > 0; step--) {
    const next = currentState(moved)?.transiciones ?? []
    if (next.length === 0) break
    moved = moveTo(moved, next[random.weighted(next.map((_, index) => 1 / (1 + 3 * index)))] ?? 0)
    moves++
  }
  return { estados: moved, moves }
}

function sign(version: FormVersion, life: Life, files: FilePool): Signature[] {
  const signs = version.opcionales.digitalSignature && life.random.chance(0.8)
  return version.signatures.map((signature) => {
    const { staff, person } = life
    const signer = signature.tipeOfSignatory === 'intern' && staff ? staff : null
    const names = signer ? `${signer.firstName} ${signer.lastName}` : `${person.nombre} ${person.apellido}`
    const picture = files.signature(version.formId, life.random)
    return signs ? { ...signature, ...picture, names } : signature
  })
}

/** A number as part of a document's name, so that names sort as they were made. */
const numbered = (index: number) => String(index + 1).padStart(4, '0')

function buildAnswer(
  seed: SeedForm,
  versions: FormVersion[],
  files: FilePool,
  base: Date,
  [index, count]: [number, number],
): StoredAnswer {
  const { form, definition } = seed
  const id = `${form.id}-${numbered(index)}`
  const random = randomFor(id)
  const byStaff = !random.chance(definition.byCitizens ?? 0)
  const username = random.pick(definition.answeredBy)
  const date = momentOf(base, index, count, byStaff, random)
  const life = newLife(
    random,
    municipalityOf(form.areas[0] ?? ''),
    date,
    byStaff ? staffMember(username) : null,
  )
  const version = versionAt(seed, versions, date)
  const { opcionales } = form
  const aboutCitizen =
    opcionales.ciudadano || opcionales.destinatario || opcionales.citizenAssociationFromCitizenPortal
  const answer = newAnswer({
    id,
    version,
    secciones: fillAnswer(version, seed, life, files),
    signatures: sign(version, life, files),
    ubicacion: opcionales.geolocalizacion ? locationOf(life) : null,
    author: life.staff ? authorOf(life.staff, accountOf(username)) : anonymousAuthor(`anonimo-${id}`),
    code: answerCode(form.claveMunicipio, random.bytes(10)),
    datosCiudadano: aboutCitizen ? (portalCitizenFor(form, index) ?? citizenOf(life)) : null,
  })
  const { estados, moves } = work(answer.estados, (base.getTime() - date.getTime()) / (24 * HOUR), random)
  const end = daysBefore(base, 0)
  const lastUpdate = new Date(Math.min(end.getTime(), date.getTime() + moves * random.int(3, 90) * HOUR))
  const paid = definition.pays ? paymentFields(definition.pays, life, form.id) : {}
  const given = { ...answer, ...paid, estados, fechaCreacion: date, timeStamp: lastUpdate, lastUpdate }
  const days = daysToRevise(form, index, count)
  return definition.reviewedBy && days !== null
    ? sentBack(version, given, days, definition.reviewedBy)
    : given
}

/** So many answers to a form, oldest first. */
export function* answersTo(
  seed: SeedForm,
  count: number,
  files: FilePool,
  base: Date,
): Generator<StoredAnswer> {
  const versions = versionsOf(seed)
  for (let index = 0; index < count; index++) yield buildAnswer(seed, versions, files, base, [index, count])
}
