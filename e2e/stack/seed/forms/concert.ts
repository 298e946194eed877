import { withText } from '../../../../src/domain/form/edit-texts'
import { CURRENCIES, type PaymentSection } from '../../../../src/domain/payment/payments'
import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { text } from '../questions'

const fare = (section: PaymentSection, english: string): PaymentSection =>
  withText(section, 'sectionName', 'en', english)

/** Concierto de primavera: tickets for anybody, of plenty of seats, a few last ones and some for nothing. */
export const CONCERT: FormDefinition = {
  id: 'concierto-primavera',
  titulo: { es: 'Concierto de primavera', en: 'Spring concert' },
  descripcion: {
    es: 'Entradas para el concierto de la orquesta municipal en la Plaza Mayor.',
    en: 'Tickets for the concert of the municipal orchestra in the main square.',
  },
  area: areaOf(VILLA_ALTA, 'cultura'),
  options: ['publico', 'addPaymentGateway'],
  createdBy: 'corrector',
  createdDaysAgo: 30,
  share: 0,
  answeredBy: ['corrector'],
  payments: [
    {
      id: 'concierto',
      name: 'Concierto de primavera',
      ...{ name_en: 'Spring concert' },
      address: 'Plaza Mayor, Villa Alta',
      dateFormatted: '21/09/2027 - 20:30',
      currencyType: CURRENCIES[0],
      quantyTicketsMaxPerTransaction: 6,
      preview: true,
      previewIndex: 0,
      sections: [
        fare({ id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 400 }, 'Stalls'),
        fare({ id: 'palco', sectionName: 'Palco', sectionPrice: 3000, sectionQuantyLeft: 4 }, 'Box'),
        fare({ id: 'cesped', sectionName: 'Césped', sectionPrice: 0, sectionQuantyLeft: 100 }, 'Lawn'),
      ],
    },
  ],
  sections: [
    {
      titulo: { es: 'Su visita', en: 'Your visit' },
      questions: [
        text(
          { es: '¿Necesita ayuda para llegar a su lugar?', en: 'Do you need help to reach your seat?' },
          () => '',
        ),
      ],
    },
  ],
}
