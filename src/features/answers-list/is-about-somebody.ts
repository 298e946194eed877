import type { FormHead } from '../../domain/form/form-head'

/** Whether answers to a form are about somebody. */
export const isAboutSomebody = ({
  opcionales: { ciudadano, destinatario, ...options },
}: Pick<FormHead, 'opcionales'>): boolean =>
  ciudadano || destinatario || options.citizenAssociationFromCitizenPortal
