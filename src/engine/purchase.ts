import * as z from 'zod/mini'
import type { ChosenTickets, Citizen } from '../domain/answer/submitted'
import type { OrderView } from '../domain/payment/order-view'
import type { FormVersion } from '../domain/form/form'
import { cleanBuyer, NO_BUYER, type Buyer, type BuyerField } from '../domain/payment/buyer'
import {
  checkoutProblems,
  mostTickets,
  offerOf,
  onlyOffer,
  stepOf,
  ticketsLeft,
  type CheckoutField,
} from '../domain/payment/checkout'
import * as placing from '../domain/payment/placed-order'
import type { Choice } from '../domain/payment/purchase'
import type { SectionId, Stock } from '../domain/payment/stock'
import type { Checkout, CheckoutFailure } from '../lib/checkout-port'
import { createNewest } from '../lib/newest'
import { createStore } from '../lib/store'
import { buyerOf } from './buyer-of'

/** What a draft keeps of a purchase (ANS-22). */
interface PurchaseDraft extends Choice {
  buyer: Buyer
  step: number
  /** The content key of the answer that is stored without an order yet; '' when there is none. */
  stored: string
  /** An order was asked for with that answer, and nothing was heard of it. */
  isUnheard: boolean
  /** The order that waits for its payment. */
  open: placing.PlaceOrderResponse | null
}

export interface PurchaseState extends PurchaseDraft {
  /** null while it is not known. */
  stock: Stock | null
  /** Fields whose problem may be shown. */
  shown: readonly CheckoutField[]
  failure: CheckoutFailure | null
  /** The order is being taken back or placed again. */
  busy: boolean
}

export type Purchase = ReturnType<typeof createPurchase>

const draftSchema: z.ZodMiniType<PurchaseDraft> = z.object({
  ...placing.choiceShape,
  buyer: z.object(placing.buyerShape),
  step: z.number(),
  stored: z.string(),
  // Drafts from before have none.
  isUnheard: z._default(z.boolean(), false),
  open: z.nullable(placing.placeOrderResponseSchema),
})

const START: PurchaseState = {
  paymentId: '',
  sectionId: '',
  quanty: 0,
  buyer: NO_BUYER,
  step: 0,
  stored: '',
  isUnheard: false,
  open: null,
  stock: null,
  shown: [],
  failure: null,
  busy: false,
}

/** What a draft keeps of it. */
const KEPT = new Set(['paymentId', 'sectionId', 'quanty', 'buyer', 'step', 'stored', 'isUnheard', 'open'])

/** After these an order may stand, although nobody said so. */
const MAYBE_PLACED: ReadonlySet<CheckoutFailure> = new Set([
  ...(['slow', 'down', 'unsure', 'offline', 'failed'] as const),
])

export const LAST_STEP = 2
const ALL: readonly CheckoutField[] = [
  'section',
  'quanty',
  'clientFullName',
  'clientID',
  'clientEmail',
  'clientPhoneNumber',
]

/** DOM id of a field of the wizard. */
export const checkoutKey = (field: CheckoutField): string => `checkout-${field}`

export interface PurchaseContext {
  version: FormVersion
  /** null in a preview: nothing is bought there. */
  checkout: Checkout | null
  onChange: () => void
  /** Keeps the draft at once. */
  keep: () => Promise<unknown>
  answerId: () => string
  /** Makes it another answer: each order has its own. */
  renew: () => void
  /** Who signed in as a citizen. */
  person?: Citizen | undefined
}

/** Keeps what is bought with an answer, outside React: the choice, who buys, and the order once it is placed (PAY-01). */
export function createPurchase(context: PurchaseContext) {
  const { version, checkout, onChange, keep, answerId, renew, person } = context
  const { payments, formId } = version
  const {
    get: state,
    set: replace,
    on,
  } = createStore({ ...START, ...(person && { buyer: buyerOf(person) }) })
  const set = (change: Partial<PurchaseState>) => {
    replace({ ...state(), ...change })
    // The stock is not the person's work: a form that was only looked at leaves no draft.
    if (Object.keys(change).some((part) => KEPT.has(part))) onChange()
  }
  const choice = (): Choice => {
    const { paymentId, sectionId, quanty } = state()
    return { paymentId, sectionId, quanty }
  }
  const problems = () =>
    checkoutProblems(payments, state().stock, { ...choice(), buyer: cleanBuyer(state().buyer) })
  const faulty = (): CheckoutField[] => ALL.filter((field) => problems()[field])
  const show = (...fields: CheckoutField[]) => set({ shown: [...new Set([...state().shown, ...fields])] })
  const failed = (error: unknown): CheckoutFailure => checkout?.failureOf(error) ?? 'failed'

  const stocks = createNewest()
  async function refresh(): Promise<void> {
    const isNewest = stocks.begin()
    const stock = await checkout?.stock(formId).catch(() => null)
    if (!stock || !isNewest()) return
    set({ stock })
    const only = onlyOffer(payments)
    // What is the only thing on offer is chosen already; that alone is not the person's work either.
    if (only && state().sectionId === '' && ticketsLeft(stock, only) !== 0)
      replace({ ...state(), ...only, quanty: 1 })
  }

  /** Stops waiting for the order; its answer is left to the server. */
  function forget(): void {
    renew()
    set({ open: null, stored: '', isUnheard: false, failure: null })
  }

  async function place(isChanged: boolean): Promise<void> {
    if (!checkout) return
    // What was asked for once may have arrived, whatever becomes of this page (PAY-14).
    set({ failure: null, isUnheard: true })
    await keep()
    const other = isChanged ? { ...choice(), buyer: cleanBuyer(state().buyer) } : null
    try {
      const placed = await checkout.place({ formId, answerId: answerId(), other })
      set({ open: placed, stored: '', isUnheard: false, failure: null })
    } catch (error) {
      const failure = failed(error)
      if (failure === 'soldOut' || failure === 'choice') set({ step: 0 })
      if (failure === 'buyer') set({ step: 1 })
      set({ failure, isUnheard: MAYBE_PLACED.has(failure) })
      await refresh()
    }
    await keep()
  }

  /**
   * Whether an order of which nothing was heard stands in the way of another answer, or may: it is shown then, to go on
   * with it or to give it up, so that nothing is held twice (PAY-14).
   */
  async function earlierStands(): Promise<boolean> {
    if (!checkout || !state().isUnheard) return false
    set({ failure: null })
    try {
      const found = await checkout.earlier({ formId, answerId: answerId() })
      set({ isUnheard: false, ...(found && { open: found, stored: '' }) })
      return found !== null
    } catch (error) {
      const failure = failed(error)
      const isOpen = MAYBE_PLACED.has(failure)
      set({ isUnheard: isOpen, ...(isOpen && { failure }) })
      return isOpen
    } finally {
      await keep()
    }
  }

  return {
    state,
    on,
    checkout,
    problems,
    refresh,
    /** How many tickets of a section are left; null while that is not known. */
    left: (section: SectionId): number | null => ticketsLeft(state().stock, section),
    choose(section: SectionId): void {
      const offer = offerOf(payments, section)
      const most = offer ? mostTickets(offer.payment, ticketsLeft(state().stock, section)) : 0
      set({ ...section, quanty: Math.min(Math.max(1, state().quanty), Math.max(1, most)), failure: null })
    },
    setQuanty: (quanty: number): void => set({ quanty, failure: null }),
    write: (field: BuyerField, text: string): void => set({ buyer: { ...state().buyer, [field]: text } }),
    /** The person left a field: its problem may be shown. */
    leave: (field: CheckoutField): void => show(field),
    /** Goes to a step; forward only past what is complete. */
    go(step: number): CheckoutField | null {
      const stands = faulty().find((field) => stepOf(field) < step)
      if (stands) {
        show(...ALL.filter((field) => stepOf(field) === stepOf(stands)))
        set({ step: stepOf(stands) })
        return stands
      }
      set({ step: Math.min(Math.max(0, step), LAST_STEP) })
      return null
    },
    /** The first field that keeps the order from being validated; its problem shows from now on (§2.5). */
    reveal(): CheckoutField | null {
      show(...ALL)
      const [first] = faulty()
      if (first) set({ step: stepOf(first) })
      return first ?? null
    },
    isReady: (): boolean => faulty().length === 0,
    /** Whether nothing is asked any more about who buys. */
    isBuyerKnown: (): boolean => faulty().every((field) => stepOf(field) === 0),
    /** As the answer keeps it. */
    tickets(): ChosenTickets {
      const section = offerOf(payments, choice())?.section.sectionName ?? ''
      return { ...choice(), section, ...cleanBuyer(state().buyer) }
    },
    /** Whether that very answer is stored already and only lacks an order. */
    isStored: (content: string): boolean => state().stored === content,
    /** Something else is stored under the answer's id: this one becomes another answer. */
    supersede(): void {
      if (state().stored !== '') forget()
    },
    async noteStored(content: string): Promise<void> {
      set({ stored: content })
      await keep()
    },
    place,
    earlierStands,
    /** The person goes on with an order that was placed before. */
    acceptEarlier(): void {
      const { open } = state()
      if (open) set({ open: { ...open, isEarlier: false }, failure: null })
    },
    isOpen: (): boolean => state().open !== null,
    /** It is paid, and nothing is asked about it any more. */
    isPaid: (): boolean => {
      const { open } = state()
      return open?.order.state === 'paid' && !open.isEarlier
    },
    /** Asks for the order's state; when that fails, the state stays as it was. */
    async refreshOrder(): Promise<void> {
      const { open } = state()
      if (!open || !checkout) return
      const order: OrderView | null = await checkout.order(open.order).catch(() => null)
      if (order && state().open === open) set({ open: { ...open, order } })
    },
    /**
     * Takes the order back, so that another can be placed (PAY-03).
     * @returns whether it is taken back; the failure says why not
     */
    async takeBack(): Promise<boolean> {
      const { open } = state()
      if (!open || !checkout) return false
      set({ busy: true, failure: null })
      try {
        await checkout.edit(open.order)
        forget()
        await keep()
        return true
      } catch (error) {
        set({ failure: failed(error) })
        return false
      } finally {
        set({ busy: false })
      }
    },
    dismiss: (): void => set({ failure: null }),
    draft: (): PurchaseDraft => {
      const { paymentId, sectionId, quanty, buyer, step, stored, isUnheard, open } = state()
      return { paymentId, sectionId, quanty, buyer, step, stored, isUnheard, open }
    },
    /** Goes on with what the device kept; what the form offers no more is chosen anew. */
    resume(kept: unknown): void {
      const parsed = draftSchema.safeParse(kept)
      if (!parsed.success) return
      const { open } = parsed.data
      const gone = open === null && offerOf(payments, parsed.data) === null
      set({ ...parsed.data, ...(gone && { paymentId: '', sectionId: '', step: 0 }) })
    },
  }
}
