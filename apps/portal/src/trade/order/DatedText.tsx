import { Text } from '@portal/ui'

const isoDate = /(\d{4}-\d{2}-\d{2})/

/** A text whose dates stay on one line: a browser may break them after each hyphen. */
export const DatedText = ({ text }: { text: string }) =>
  text.split(isoDate).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same date may come twice
      <Text key={`${part} ${at}`} span inherit style={{ whiteSpace: 'nowrap' }}>
        {part}
      </Text>
    ),
  )
