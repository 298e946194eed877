import { isPathOfAnswers } from '../files/path-of-answers'
import { signaturePath } from '../files/storage-path'
import { editsOf } from './corrections/edit'
import type { PartValue } from './corrections/part-value'
import { itemsOf } from './corrections/request'
import { listedIn } from '../question-types/files/list'
import type { StoredAnswer, StoredQuestion, StoredResponse, StoredSection } from './answer'

/** Texts that list files are known by their form: a stored answer does not say which question is of which kind. */
const listed = (text: string | undefined): string[] => (listedIn(text ?? '') ?? []).map(({ path }) => path)

const attached = ({ imagen, documento, video, respuesta }: StoredResponse): string[] => [
  ...[imagen, documento, video].flatMap((file) => (file ? [file.path] : [])),
  ...listed(respuesta),
]

const ofQuestion = ({ repeticiones = [], ...first }: StoredQuestion): string[] =>
  [first, ...repeticiones].flatMap(attached)

const ofSection = ({ preguntas = [], seccionesRepetibles = [], conditions = [] }: StoredSection): string[] =>
  [
    ...preguntas,
    ...seccionesRepetibles.flatMap((row) => row.preguntas),
    ...conditions.flatMap(({ questions }) => questions),
  ].flatMap(ofQuestion)

type Corrections = Pick<StoredAnswer, 'editsBySupervisor' | 'requestsForChanges'>

/** Files from before a correction or a request stay, because the history shows them, and so do those that vanished. */
const corrected = ({ editsBySupervisor = [], requestsForChanges = [] }: Corrections): string[] =>
  [
    ...editsBySupervisor.flatMap(editsOf).flatMap((edit): PartValue[] => [edit, edit.anterior]),
    ...requestsForChanges.flatMap(itemsOf).map(({ anterior }) => anterior),
    ...requestsForChanges.flatMap(({ conservado }) => conservado),
  ].flatMap(({ archivo, answer }) => [...(archivo ? [archivo.path] : []), ...listed(answer)])

const isOwn = (formId: string, path: string): boolean =>
  isPathOfAnswers(path) && path.split('/')[1] === formId

/**
 * Where the files lie that an answer refers to: attachments, those of its corrections, and pictures of signatures
 * (FILE-02, SIGN-04, CORR-02), each once.
 * What does not lie with its form is left out, whatever the answer says.
 */
export function pathsOfFiles({
  idPlantilla,
  secciones,
  signatures,
  ...corrections
}: Pick<StoredAnswer, 'idPlantilla' | 'secciones' | 'signatures'> & Corrections): string[] {
  const own = [...secciones.flatMap(ofSection), ...corrected(corrections)].filter((path) =>
    isOwn(idPlantilla, path),
  )
  const signed = signatures
    .filter(({ imgURL, imgID }) => imgURL !== '' && !imgID.includes('/'))
    .map(({ imgID }) => signaturePath(idPlantilla, imgID))
  return [...new Set([...own, ...signed])]
}
