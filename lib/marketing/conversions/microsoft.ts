import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { ConversionPlatform } from '@/lib/marketing/conversions/conversion-platform'
import { microsoft } from '@/lib/platform/ad-platforms/microsoft'

export const microsoftConversions: ConversionPlatform = {
  platform: microsoft,
  file: {
    name: microsoft.id,
    about: 'Requests and tours that came from a Microsoft ad click.',
    before: ['Parameters:TimeZone=+0000'],
    columns: [
      ['Microsoft Click ID', ({ msclkid }) => msclkid],
      ['Conversion Name', ({ name }) => name],
      ['Conversion Time', ({ happenedAt }) => format(new TZDate(happenedAt, 'UTC'), 'M/d/yyyy h:mm:ss a')],
      ['Conversion Value', ({ value }) => value],
      ['Conversion Currency', () => 'USD'],
    ],
  },
}
