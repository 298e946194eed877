import { attachmentPath, signaturePath } from '../../../src/domain/files/storage-path'
import type { Attachment } from '../../../src/domain/form/question'
import { drawHeader } from './pictures/header'
import { drawPhoto, type PhotoSubject } from './pictures/photos'
import { pdf } from './pictures/pdf'
import { drawSignature } from './pictures/signature'
import { randomFor, type Random } from './random'

/** A file that the store is to have. */
export interface SeedFile {
  path: string
  bytes: Uint8Array
  contentType: string
  /** The token in the address under which it downloads: of pictures above forms alone; '' otherwise. */
  token: string
}

export interface FilePool {
  photo(formId: string, random: Random): Attachment
  document(formId: string, random: Random): Attachment
  signature(formId: string, random: Random): { imgID: string; imgURL: string }
  header(formId: string): string
  /** Everything that was handed out, once each. */
  files(): SeedFile[]
}

/** Pictures of each kind per form: answers share them, so that the start stays fast. */
const POOL = 4

const SUBJECTS: Record<string, PhotoSubject> = {
  'inspeccion-comercios': 'shop',
  'censo-arbolado': 'tree',
  'reclamo-alumbrado': 'lamp',
  'licencia-obra-menor': 'house',
  'relevamiento-hogares': 'house',
  'acta-constatacion': 'shop',
}
const PHOTO_NAMES: Record<PhotoSubject, string> = {
  shop: 'frente-local',
  tree: 'arbol',
  lamp: 'poste',
  house: 'fachada',
}
const DOCUMENT_NAMES = ['croquis', 'memoria-descriptiva', 'presupuesto', 'plano-ubicacion']

/**
 * Hands out the pictures and papers of the seed's answers.
 * @param addressOf the address under which a picture above a form downloads
 */
export function newFilePool(addressOf: (path: string, token: string) => string): FilePool {
  const kept = new Map<string, SeedFile>()
  const keep = (path: string, contentType: string, make: () => Uint8Array, token = ''): SeedFile => {
    const file = kept.get(path) ?? { path, bytes: make(), contentType, token }
    kept.set(path, file)
    return file
  }
  const attach = ({ path, bytes }: SeedFile, name: string): Attachment => ({ path, name, size: bytes.length })
  return {
    photo(formId, random) {
      const subject = SUBJECTS[formId] ?? 'house'
      const turn = random.int(1, POOL)
      const path = attachmentPath('imagen', formId, `seedfoto000${turn}`, 'foto.png')
      const file = keep(path, 'image/png', () => drawPhoto(subject, randomFor(`${subject} ${turn}`)))
      return attach(file, `${PHOTO_NAMES[subject]}-${turn}.png`)
    },
    document(formId, random) {
      const turn = random.int(1, POOL)
      const name = DOCUMENT_NAMES[turn - 1] ?? 'documento'
      const path = attachmentPath('documento', formId, `seeddoc0000${turn}`, `${name}.pdf`)
      const file = keep(path, 'application/pdf', () => pdf(name.replace('-', ' ')))
      return attach(file, `${name}.pdf`)
    },
    signature(formId, random) {
      const turn = random.int(1, POOL)
      const imgID = `seedfirma00${turn}`
      const draw = () => drawSignature(randomFor(`signature ${turn}`))
      return { imgID, imgURL: keep(signaturePath(formId, imgID), 'image/png', draw).path }
    },
    header(formId) {
      const { path, token } = keep(
        `cabeceras/${formId}/cabecera.png`,
        'image/png',
        drawHeader,
        `seed-${formId}`,
      )
      return addressOf(path, token)
    },
    files: () => [...kept.values()],
  }
}
