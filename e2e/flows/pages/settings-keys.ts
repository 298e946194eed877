import type { Form } from '../../../src/domain/form/form'
import type { Signature } from '../../../src/domain/form/signature'
import { SIGNATORIES, SIGNATURE_TYPES } from '../../../src/domain/form/signature'
import type { States } from '../../../src/domain/form/state'
import type { EditorKeys } from './editor-keys'

/** Groups of options in the order of the settings, with those that a seeded form uses. */
const GROUPS = [
  ['Encabezado y lugar', [['Ubicación en el mapa', 'geolocalizacion']]],
  ['Lo que recibe la persona', [['Código para descargar el PDF', 'pdfDownloadCode']]],
  ['Firmas', [['Firma digital', 'digitalSignature']]],
] as const

/** Turns on what the form has, group by group; the first one is open, the others open with Enter. */
export async function chooseOptions(keys: EditorKeys, { opcionales, signatures }: Form): Promise<void> {
  for (const [group, options] of GROUPS) {
    await keys.tabTo(group)
    await keys.press('Enter')
    for (const [name, option] of options) {
      if (!opcionales[option]) continue
      await keys.tabTo(name)
      await keys.press('Space')
    }
  }
  for (const signature of signatures) await addSignature(keys, signature)
}

async function addSignature(keys: EditorKeys, signature: Signature): Promise<void> {
  const number = signature.indexSignature + 1
  await keys.tabTo('Agregar firma')
  await keys.add('Enter', `Título de la firma ${number}`)
  await keys.say(signature.title)
  await keys.tabTo('Cómo se firma')
  await keys.pick(SIGNATURE_TYPES.indexOf(signature.typeOfSignature))
  await keys.tabTo('Quién firma')
  await keys.pick(SIGNATORIES.indexOf(signature.tipeOfSignatory))
}

/** Adds the states in their order, then where answers may go from each. */
export async function defineStates(keys: EditorKeys, { disponibles }: States): Promise<void> {
  for (const { nombre } of disponibles) {
    await keys.tabTo('Nuevo estado')
    await keys.say(nombre)
    await keys.press('Enter')
  }
  for (const state of disponibles.filter(({ transiciones }) => transiciones.length > 0)) {
    await keys.backTo('Nombre del estado «Pendiente»')
    await keys.tabTo(`Nombre del estado «${state.nombre}»`)
    for (const other of disponibles) {
      if (!state.transiciones.includes(other.id)) continue
      await keys.tabTo(other.nombre)
      await keys.press('Space')
    }
  }
}
