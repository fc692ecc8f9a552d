/** The guests of a booking. */
export default {
  room: '房间 {{number}}',
  adult: '成人 {{number}}',
  child: '儿童 {{number}}（{{age}} 岁）',
  fullName: '姓名',
  fullNameHint: '与护照一致；只有一个词的姓名也可以',
  nameOf: '房间 {{room}} {{guest}} 的姓名',
  lead: '主要入住人',
  makeLead: '设为主要入住人',
  copyLead: '将房间 1 的主要入住人填入所有房间',
  repeated: '“{{name}}” 出现不止一次，请核对是否为不同的客人。',
} as const
