/** What an answer has in it that buys two tickets. */
export const PURCHASE = {
  removeVision: true,
  paymentDetails: {
    ...{ paymentId: 'concierto', sectionId: 'platea', section: 'Platea', quanty: 2 },
    ...{ clientFullName: 'Eva Luna', clientID: '30111222' },
    ...{ clientEmail: 'eva@correo.example', clientPhoneNumber: '3514567890' },
  },
}
