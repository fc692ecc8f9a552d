import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/editContent.ts'

export default {
  new: 'Write an Article',
  choose: 'Choose a channel',
  chooseHint: 'What has to be filled in depends on the channel.',
  noChannels: 'No channel takes contributions at the moment',
  otherChannel: 'Another channel',
  text: 'The article',
  about: 'Cover, tags and price',
  submit: 'Hand in for review',
  reviewHint: 'Our editors read it and publish it then.',
  changedHint: 'A changed article is read again; until then it is not shown.',
  sent: 'Your article has been handed in and waits for review',
  restored: 'What you had written before is here again.',
  startOver: 'Start over',
  unsaved: 'Not handed in yet',
  leaveTitle: 'Leave this page?',
  leaveText: 'What you have not handed in is lost.',
  leave: 'Leave',
  stay: 'Keep writing',
  addPicture: 'Add a picture',
  pictureNumber: 'Picture {{number}}',
  removePicture: 'Remove picture {{number}}',
  noChoice: 'Nothing chosen',
  pickTags: 'Type and press Enter',
  dayRange: 'Enter a whole number from 1 to 30',
} as const satisfies Texts<typeof zh>
