import * as z from 'zod/mini'
import { text } from '../schema'
import { brandingSchema, NO_BRANDING, type Branding } from './branding'

/** The municipality in whose name a public page, a mail or a document speaks. */
export interface Sender {
  /** '' where nobody knows. */
  nombre: string
  marca: Branding
  /** By which it says days and hours (OPS-08); '' where nobody knows. */
  zonaHoraria: string
}

export const NO_SENDER: Sender = { nombre: '', marca: NO_BRANDING, zonaHoraria: '' }

/** A sender as functions tell it with what a public page asks for (PDF-02). */
export const senderSchema = (): z.ZodMiniType<Sender> =>
  z._default(z.object({ nombre: text(), marca: brandingSchema, zonaHoraria: text() }), NO_SENDER)
