import type { Schemas } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { Box, fieldId, lazySection } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { textsOf } from '../../shared/page-texts.ts'
import { AllocationFields } from '../allocation/AllocationFields.tsx'
import { allocationErrorsAt, useAllocation, useQuoteAllocation } from '../allocation/allocation.ts'
import { areConfirmed, type GuestListValues } from '../guests/namesakes.ts'
import { orderPage, type ProductType, productFacts } from '../product/facts.ts'
import { type BookingAddress, type BookingPath, tripOf } from '../search/booking-address.ts'
import { BookingDialogs } from './BookingDialogs.tsx'
import { ContactFields, FieldGrid, RemarkField, RequestsField } from './BookingFields.tsx'
import { BookingFrame, DraftState, Section } from './BookingFrame.tsx'
import { formErrors, namedErrors } from './booking-errors.ts'
import type { CommonValues } from './booking-values.ts'
import type { NonRefundable } from './NonRefundableDialog.tsx'
import { BookingButton } from './SummaryCard.tsx'
import { type BookingMark, useBooking } from './use-booking.ts'
import { type BookingFields, useBookingForm } from './use-booking-form.ts'
import type { KeptForm } from './use-opened-draft.ts'

// Loads after the form; the placeholder has the height of its button, so that nothing moves.
const AddToQuote = lazySection(
  async () => ({ default: (await import('../quote/AddToQuote.tsx')).AddToQuote }),
  { loading: <Box h={26} />, failed: null },
)

/** Errors by server path: `guests[2].full_name`. */
export type ServerErrors = Readonly<Record<string, string[]>>

interface Bookable {
  total_price: MoneyValue
  total_settlement_price: MoneyValue | null
  payment_time: Schemas['PaymentTime']
  cancellation_policy: { non_refundable: boolean }
}

/** The request fields of every booking. */
export interface BookingTerms extends BookingMark {
  /** The selling total that the operator accepted. */
  accepted_total: { amount: string; currency: string }
  /** Guests with the same name were confirmed to be different people. */
  different_people: boolean
  /** The customer's quote of this booking. */
  quote_id?: string
  /** The option of the quote. */
  quote_option_id?: string
  /** The draft that this booking completes. */
  draft_id?: string
  /** The trip that the order joins. */
  trip_id?: string
}

/** What a part of an offer costs. */
export type StrictPart = Pick<Bookable, 'total_price' | 'total_settlement_price'>

/** What is charged in any case once it is booked; null where all can be cancelled. */
function strictPart(offer: Bookable | null, part: StrictPart | null = null): NonRefundable | null {
  if (offer?.cancellation_policy.non_refundable) return { offer, whole: true }
  return part && { offer: part, whole: false }
}

/** The current price. */
interface OfferedPrice<Offer> {
  /** Null without one. */
  offer: Offer | null
  /** The supplier has to confirm first. */
  onRequest: boolean
  /** The part that is charged in any case, of an offer that can otherwise be cancelled; null or absent without any. */
  strict?: StrictPart | null
  /** Another price is loading. */
  waiting?: boolean
  /** Checks again right before booking; null if a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<Offer | null>
}

/** The values of every booking form: guests, contact and free texts. */
type BookedValues = CommonValues & GuestListValues

/** A section of the form; sections are numbered in order. */
export interface BookingSection {
  title: string
  content: ReactNode
}

/** What a product provides for its booking form. */
export interface BookingFormProps<Values extends BookedValues, Offer extends Bookable> {
  product: ProductType
  page: BookingPath
  /** The search params besides the offer. */
  address: BookingAddress
  /** Key of the remembered input: what is booked, and when. */
  name: string
  /** The opened draft; input that this page remembers is newer. */
  draft: KeptForm<Values> | null
  /** The offer as a draft stores it. */
  content: { title: string; search: string; selection: string }
  /** Called when the form has been saved as a draft. */
  onDraft: (id: string) => void
  /** The initial values; `kept` is the earlier input. */
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
  /** Errors of the search params; with any, the form does not submit. */
  errorsBeside?: ServerErrors
  /** Maps server paths to form paths. */
  pathsOf?: (errors: ServerErrors, values: Values) => ServerErrors
  /** Label of an error's field that only this product has, or of a guest. */
  labelOf: (path: string, values: Values) => string | undefined
  /** Whether a quote can keep the offer; by default it can. */
  quotable?: boolean
  /** Label of the link to other offers. */
  back: string
  onBack: () => void
  /** A short summary of what is booked and when. */
  brief?: ReactNode
  renderSummary: (button: ReactNode) => ReactNode
  /** Sections before contact, requests and policy. */
  renderSections: (fields: BookingFields<Values>) => readonly BookingSection[]
  /** Request fields of this product, between special requests and internal remark. */
  renderRequests?: (fields: BookingFields<Values>) => ReactNode
  requestsTitle?: string
  policy: ReactNode
}

/** The quote option in the search params. */
const quotedBy = ({ quote_id, quote_option_id }: BookingAddress) => ({
  ...(quote_id && { quote_id }),
  ...(quote_option_id && { quote_option_id }),
})

/**
 * The booking form of every product. The input survives leaving the page, the price is checked again, a non-refundable
 * offer needs a tick, and one form creates one order.
 */
export function BookingForm<Values extends BookedValues, Offer extends Bookable>(
  props: BookingFormProps<Values, Offer>,
) {
  const { product, page, address, price, onBack, errorsBeside = {}, quotable = true } = props
  const { offer, waiting = false } = price
  const nonRefundable = strictPart(offer, price.strict)
  const t = useText(textsOf(page))
  const booking = useText('booking')
  const navigate = useNavigate()
  const allocation = useAllocation()
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  const { fields, saved, attempt, check, refuse, finish } = useBookingForm<Values>({
    page,
    name: props.name,
    opened: props.draft,
    initial: props.initial,
    errors: (values) => ({ ...props.errors(values), ...allocationErrorsAt(values, allocation) }),
    content: () => ({ ...props.content, product, title: props.content.title.slice(0, 120) }),
    draft: address.draft,
    onDraft: props.onDraft,
  })
  const { form } = fields
  const common: BookingFields<CommonValues>['form'] = form
  useQuoteAllocation(address.quote_id, (quoted) => {
    const { allocation: typed } = form.getValues()
    common.setFieldValue('allocation', {
      ...typed,
      own_reference: typed.own_reference || quoted.own_reference,
      customer: typed.customer || quoted.customer,
    })
  })
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
        ...tripOf(address),
      }
      const { order: made, replayed } = await props.book(offered, values, terms)
      // A replayed booking may have completed another draft, or none.
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
    if (nonRefundable) return setAsking(true)
    void order.place(form.getValues())
  }
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
          {allocation && (
            <AllocationFields
              known={allocation}
              inputOf={(field) => ({
                ...common.getInputProps(`allocation.${field}`),
                id: fieldId(`allocation.${field}`),
              })}
            />
          )}
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
        // A booking from a quote is in one already.
        offer &&
        quotable &&
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
          nonRefundable={asking ? nonRefundable : null}
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
