import { isPathOfAnswers, signaturePath } from '../files/storage-path'
import { editsOf } from '../correction/edit'
import { itemsOf } from '../correction/request'
import type { StoredAnswer, StoredQuestion, StoredResponse, StoredSection } from './answer'

const attached = ({ imagen, documento, video }: StoredResponse): string[] =>
  [imagen, documento, video].flatMap((file) => (file ? [file.path] : []))

const ofQuestion = ({ repeticiones = [], ...first }: StoredQuestion): string[] =>
  [first, ...repeticiones].flatMap(attached)

const ofSection = ({ preguntas = [], seccionesRepetibles = [], conditions = [] }: StoredSection): string[] =>
  [
    ...preguntas,
    ...seccionesRepetibles.flatMap((row) => row.preguntas),
    ...conditions.flatMap(({ questions }) => questions),
  ].flatMap(ofQuestion)

type Corrections = Pick<StoredAnswer, 'editsBySupervisor' | 'requestsForChanges'>

/** Files from before a correction or a request stay, because the history shows them. */
const corrected = ({ editsBySupervisor = [], requestsForChanges = [] }: Corrections): string[] =>
  [
    ...editsBySupervisor.flatMap(editsOf).flatMap(({ archivo, anterior }) => [archivo, anterior.archivo]),
    ...requestsForChanges.flatMap(itemsOf).map(({ anterior }) => anterior.archivo),
  ].flatMap((file) => (file ? [file.path] : []))

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
