import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { OrderTags } from '../../../trade/order/OrderTags.tsx'
import type { DialogName } from '../actions/order-actions.ts'

interface RemarkSectionProps {
  order: Schemas['Order']
  onStart: (action: DialogName, id: string) => void
}

/** The company's internal notes. */
export function RemarkSection({ order, onStart }: RemarkSectionProps) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  const mayWrite = useHoldsNode('order/book')
  const { internal_remark, tags, booking_id } = order
  if (!mayWrite && !internal_remark && tags.length === 0) return null
  return (
    <Section title={t('sections.remark')} onScreen>
      <Facts>
        <Fact name={t('internalRemark')} hint={t('internalHint')} wide>
          {internal_remark || t('none')}
        </Fact>
        {tags.length > 0 && (
          <Fact name={noun('remark.tags')} wide>
            <OrderTags tags={tags} />
          </Fact>
        )}
      </Facts>
      {mayWrite && (
        <div>
          <Button variant="default" onClick={() => onStart('save_remark', booking_id)}>
            {noun('remark.edit')}
          </Button>
        </div>
      )}
    </Section>
  )
}
