import { dayIn } from '../../src/domain/dates'

/** The time zone of the seeded municipality. */
export const CORDOBA = 'America/Argentina/Cordoba'

/** Far to the east or west, wherever it is another day than in the municipality now. */
export const AWAY = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
  (zone) => dayIn(new Date(), zone) !== dayIn(new Date(), CORDOBA),
)
