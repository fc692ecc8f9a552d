import type { Schemas } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { Box, lazySection } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { textsOf } from '../../shared/page-texts.ts'
import { areConfirmed, type GuestListValues } from '../guests/namesakes.ts'
import { orderPage, type ProductType, productFacts } from '../product/facts.ts'
import type { BookingAddress, BookingPath } from '../search/booking-address.ts'
import { BookingDialogs } from './BookingDialogs.tsx'
import { ContactFields, FieldGrid, RemarkField, RequestsField } from './BookingFields.tsx'
import { BookingFrame } from './BookingFrame.tsx'
import { Section } from './BookingSection.tsx'
import { formErrors, namedErrors } from './booking-errors.ts'
import type { CommonValues } from './booking-values.ts'
import { DraftState } from './DraftState.tsx'
import type { KeptForm } from './kept-form.ts'
import { BookingButton } from './SummaryCard.tsx'
import { type BookingMark, useBooking } from './use-booking.ts'
import { type BookingFields, useBookingForm } from './use-booking-form.ts'

// It comes after the form; as high as its button, so that nothing moves.
const AddToQuote = lazySection(
  async () => ({ default: (await import('../quote/AddToQuote.tsx')).AddToQuote }),
  { loading: <Box h={26} />, failed: null },
)

/** Errors by field path of the server: `guests[2].full_name`. */
export type ServerErrors = Readonly<Record<string, string[]>>

interface Bookable {
  total_price: MoneyValue
  total_settlement_price: MoneyValue | null
  cancellation_policy: { non_refundable: boolean }
}

/** What every booking is sent with, whatever is booked. */
export interface BookingTerms extends BookingMark {
  /** The selling total that was accepted last. */
  accepted_total: { amount: string; currency: string }
  /** Guests of one name were confirmed to be different people. */
  different_people: boolean
  /** The customer's quote it comes from. */
  quote_id?: string
  /** Which of its options. */
  quote_option_id?: string
  /** The draft that it finishes. */
  draft_id?: string
}

/** The price for which it can be booked now. */
interface OfferedPrice<Offer> {
  /** Null while there is none. */
  offer: Offer | null
  /** The supplier must be asked first. */
  onRequest: boolean
  /** Another price is on its way. */
  waiting?: boolean
  /** Asks once more, right before booking; null when a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<Offer | null>
}

/** What every booking form holds: the guests, whom to ask, and the free texts. */
type BookedValues = CommonValues & GuestListValues

/** A part of the form; they are numbered in their order. */
export interface BookingSection {
  title: string
  content: ReactNode
}

/** What a product gives for the form of its bookings. */
export interface BookingFormProps<Values extends BookedValues, Offer extends Bookable> {
  product: ProductType
  page: BookingPath
  /** What its address says beside what is booked. */
  address: BookingAddress
  /** Under which the form is remembered: what is booked, and when. */
  name: string
  /** What an opened draft holds; what this page still knows is newer. */
  draft: KeptForm<Values> | null
  /** What is booked, as a draft keeps it. */
  content: { title: string; search: string; selection: string }
  /** The form is kept in this draft from now on. */
  onDraft: (id: string) => void
  /** What the form begins with; `kept` are the values that were entered earlier. */
  initial: (kept: Values | undefined) => Values
  /** Errors by form path, in the order of the page. */
  errors: (values: Values) => Record<string, ValidationError>
  price: OfferedPrice<Offer>
  /** Books by a silent call. */
  book: (
    offer: Offer,
    values: Values,
    terms: BookingTerms,
  ) => Promise<{ order: Schemas['Order']; replayed: boolean }>
  /** Errors of what stands in the address; with any, nothing is sent. */
  errorsBeside?: ServerErrors
  /** The server's names of fields as the form's. */
  pathsOf?: (errors: ServerErrors, values: Values) => ServerErrors
  /** Names the place of an error in a field that only this product has, or of a guest. */
  labelOf: (path: string, values: Values) => string | undefined
  /** Where another offer is chosen. */
  back: string
  onBack: () => void
  /** What is booked and when, in few words. */
  brief?: ReactNode
  renderSummary: (button: ReactNode) => ReactNode
  /** Sections before contact, requests and policy. */
  renderSections: (fields: BookingFields<Values>) => readonly BookingSection[]
  /** Requests of this product alone, between special requests and internal remark. */
  renderRequests?: (fields: BookingFields<Values>) => ReactNode
  requestsTitle?: string
  policy: ReactNode
}

/** The option of a quote that an address says is booked. */
const quotedBy = ({ quote_id, quote_option_id }: BookingAddress) => ({
  ...(quote_id && { quote_id }),
  ...(quote_option_id && { quote_option_id }),
})

/**
 * The form of every booking, from the first letter to the order: what was typed survives every detour, the price is
 * checked once more, what cannot be undone asks for a tick, and one form makes one order.
 */
export function BookingForm<Values extends BookedValues, Offer extends Bookable>(
  props: BookingFormProps<Values, Offer>,
) {
  const { product, page, address, price, onBack, errorsBeside = {} } = props
  const { offer, waiting = false } = price
  const t = useText(textsOf(page))
  const booking = useText('booking')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  const { fields, saved, attempt, check, refuse, finish } = useBookingForm<Values>({
    page,
    name: props.name,
    opened: props.draft,
    initial: props.initial,
    errors: props.errors,
    content: () => ({ ...props.content, product, title: props.content.title.slice(0, 120) }),
    draft: address.draft,
    onDraft: props.onDraft,
  })
  const { form } = fields
  const order = useBooking<Offer, Values>({
    clientRef: address.ref ?? ownRef,
    checkAgain: price.checkAgain,
    book: async (offered, values, mark, left) => {
      const draft_id = left.has('draft') ? undefined : saved.known()?.id
      const different_people = areConfirmed(values)
      const terms = {
        ...mark,
        different_people,
        accepted_total: { ...offered.total_price },
        ...(!left.has('quote') && quotedBy(address)),
        ...(draft_id && { draft_id }),
      }
      const { order: made, replayed } = await props.book(offered, values, terms)
      // What an earlier sending has booked may have finished another draft, or none.
      finish(replayed ? null : (draft_id ?? null))
      return made
    },
    onBooked: ({ booking_id }) => {
      void navigate({ to: orderPage(product), params: { id: booking_id }, state: { offerPayment: true } })
    },
    onErrors: (errors) => refuse(formErrors(props.pathsOf?.(errors, form.getValues()) ?? errors)),
  })

  const submit = () => {
    if (Object.keys(errorsBeside).length > 0) return refuse(formErrors(errorsBeside))
    if (!check() || waiting) return
    if (offer?.cancellation_policy.non_refundable) return setAsking(true)
    void order.place(form.getValues())
  }
  const common: BookingFields<CommonValues>['form'] = form
  const sections: BookingSection[] = [
    ...props.renderSections(fields),
    {
      title: booking('sections.contact'),
      content: <ContactFields form={common} hint={t('contactHint')} />,
    },
    {
      title: props.requestsTitle ?? booking('sections.requests'),
      content: (
        <FieldGrid>
          <RequestsField form={common} hint={t('requestsHint')} />
          {props.renderRequests?.(fields)}
          <RemarkField form={common} hint={t('internalHint')} />
        </FieldGrid>
      ),
    },
    { title: booking('sections.policy'), content: props.policy },
  ]

  return (
    <BookingFrame
      onSubmit={submit}
      errors={namedErrors(form.errors, (path) => props.labelOf(path, form.getValues()))}
      attempt={attempt}
      refusal={order.refusal}
      brief={props.brief}
      renderSummary={props.renderSummary}
      button={
        offer && (
          <BookingButton offer={offer} onRequest={price.onRequest} busy={order.busy || waiting}>
            <DraftState draft={saved} />
          </BookingButton>
        )
      }
      instead={
        // What comes from a quote stands in one already.
        offer &&
        !address.quote_id && <AddToQuote product={product} title={props.content.title} chosen={address} />
      }
      after={
        <BookingDialogs
          booking={order}
          orders={productFacts[product].pages.orders}
          onBack={onBack}
          onWithout={(source) => {
            order.leave(source)
            return order.place(form.getValues())
          }}
          onPlace={(confirmDuplicate) => order.place(form.getValues(), confirmDuplicate)}
          nonRefundable={asking ? offer : null}
          onAnswered={() => setAsking(false)}
          labels={{
            nonRefundable: t('nonRefundableTitle'),
            duplicate: t('duplicateText'),
            back: props.back,
          }}
        />
      }
    >
      {sections.map(({ title, content }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections never change places
        <Section key={index} number={index + 1} title={title}>
          {content}
        </Section>
      ))}
    </BookingFrame>
  )
}
