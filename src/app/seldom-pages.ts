/**
 * Pages to which a visit to a form seldom comes. They stand behind one file, so that the form loads none of the names of
 * what they load.
 */
export const SELDOM_PAGES = {
  later: async () => (await import('../features/answering/later/ContinuePage')).ContinuePage,
  part: async () => (await import('../features/answering/part/PartPage')).PartPage,
  recordLookup: async () => (await import('../features/public-lookup/RecordLookupPage')).RecordLookupPage,
  status: async () => (await import('../features/public-lookup/StatusPage')).StatusPage,
  certificate: async () => (await import('../features/public-lookup/CertificatePage')).CertificatePage,
  voucher: async () => (await import('../features/answering/VoucherPage')).VoucherPage,
  paymentDone: async () => (await import('../features/payment/PaymentDonePage')).PaymentDonePage,
  paymentDenied: async () => (await import('../features/payment/PaymentDeniedPage')).PaymentDeniedPage,
  ownAnswers: async () => (await import('../features/citizen-portal/OwnAnswersPage')).OwnAnswersPage,
  ownAnswer: async () => (await import('../features/citizen-portal/OwnAnswerPage')).OwnAnswerPage,
  revision: async () => (await import('../features/citizen-portal/RevisionPage')).RevisionPage,
  notFound: async () => (await import('./NotFoundPage')).NotFoundPage,
  preview: async () => (await import('../features/answering/PreviewPage')).PreviewPage,
}
