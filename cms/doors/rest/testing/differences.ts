import { documentTypes } from '#contract/content-types.ts';

export interface Difference {
  /** Numbers at the beginning of the recordings' names, or all recordings. */
  readonly recordings: 'all' | readonly string[];
  /** As reported by `compareAnswer`. */
  readonly difference: string | RegExp;
  readonly reason: string;
}

const notBuilt = ['167', '175', '176', '177', '178', '179', '182'] as const;

/** Intended differences from WordPress. The test fails if one is missing here, or no longer occurs. */
export const differences: readonly Difference[] = [
  // More than WordPress
  {
    recordings: ['120'],
    difference: /^(?:status 501 → 200|code rest_trash_not_supported → none)$/,
    reason: 'Files have a trash, as WordPress gives them with MEDIA_TRASH.',
  },
  {
    recordings: ['101'],
    difference:
      /^(?:status 400 → 201|code rest_upload_invalid_disposition → none|location is there → is not, or the other way round)$/,
    reason: 'A raw upload may name its file as RFC 6266 and 8187 say.',
  },
  {
    recordings: ['040'],
    difference: /^data\.(?:params|details)\.title is new$/,
    reason: 'A title that is not a text is named beside the other wrong values.',
  },
  {
    recordings: 'all',
    difference: /(?:^|\.)(?:lang|translations|haptera_\w+) is new$/,
    reason:
      'Two languages, revisions that count, alt texts for each language: fields of our own, which its clients ignore.',
  },
  {
    recordings: ['007', '008'],
    difference: /^endpoints\[\]\.args\.(?:lang|group) is new$/,
    reason: 'Lists can be narrowed to a language or to the versions of one document.',
  },
  {
    recordings: ['007', '008'],
    difference: /^endpoints\[\]\.args\.[\w.]+\.(?:maxItems|maxLength|minimum) is new$/,
    reason: 'Every argument has a bound.',
  },
  {
    recordings: ['010', '011'],
    difference: new RegExp(
      `^(?:${documentTypes.filter((type) => type !== 'page' && type !== 'post').join('|')}) is new$`,
    ),
    reason: 'Types of documents beside pages and posts.',
  },
  {
    recordings: ['108', '109'],
    difference: 'data.reason is new',
    reason: 'A refused upload says why.',
  },

  // Safer than WordPress
  {
    recordings: 'all',
    difference: 'cache-control: none → no-cache',
    reason: 'What is public may be taken back at any moment, so caches ask again each time; WordPress says nothing.',
  },
  {
    recordings: ['082'],
    difference:
      /^(?:status 200 → 400|code none → rest_callback_disabled|content-type: .+|allow: GET → none|x-wp-total.+|link: .+)$/,
    reason: 'JSONP lets a script of any site read answers; WordPress says the same where it is switched off.',
  },
  {
    recordings: ['008', '009'],
    difference: /^access-control-allow-(?:origin|methods|credentials): .+ → none$/,
    reason: 'WordPress lets the scripts of every site read with credentials; here only the site itself may.',
  },
  {
    recordings: ['144', '145', '146', '147'],
    difference:
      /^(?:status 200 → 401|code \w+ → incorrect_password|allow: GET → none|x-wp-total(?:pages)? is there .+)$/,
    reason: 'A wrong application password is refused even where none is needed: the client learns of it at once.',
  },
  {
    recordings: ['145'],
    difference: /^link: /,
    reason: 'The refusal has no pages.',
  },
  {
    recordings: ['141'],
    difference:
      /^(?:status 200 → 401|code none → rest_user_cannot_view|allow: GET → none|x-wp-total(?:pages)? is there .+|link: .+)$/,
    reason: 'Who may write here is nobody else’s business: no list of users for visitors.',
  },
  {
    recordings: 'all',
    difference: /(?:^|\.)(?:\[\]\.)?avatar_urls is missing$/,
    reason: 'Avatars would send a hash of every email address to another company.',
  },

  {
    recordings: ['142', '148', '149', '151'],
    difference:
      /^(?:status 20[01] → 403|code none → haptera_session_needed|allow: GET, POST.* → GET|location is there .+)$/,
    reason: 'A program makes no accounts and no application passwords: what it made could outlive its own end.',
  },

  // Not implemented
  {
    recordings: 'all',
    difference: /_links\.replies is missing$|_embedded\.replies is missing$/,
    reason: 'There are no comments.',
  },
  {
    recordings: notBuilt,
    difference:
      /^(?:status \d+ → 404|code \w+ → rest_no_route|allow: .+ → none|x-wp-total(?:pages)? is there .+|link: .+)$/,
    reason:
      'Comments, themes, reusable blocks, navigation blocks, server-side block previews and oEmbed are not part of this CMS.',
  },
  {
    recordings: ['122'],
    difference: /^(?:status 201 → 404|code none → rest_no_route|allow: POST → none|location is there .+)$/,
    reason: 'Pictures are cropped and turned before they are uploaded; a stored file never changes.',
  },
  {
    recordings: ['010', '011'],
    difference: /^wp_\w+ is missing$/,
    reason: 'Templates, global styles, fonts and reusable blocks belong to themes; the site is its own.',
  },
  {
    recordings: ['016', '017'],
    difference: 'wp_pattern_category is missing',
    reason: 'There are no patterns.',
  },
  {
    recordings: ['162'],
    difference: /^\[\]\._links\.(?:wp:render-block|curies) is missing$/,
    reason: 'Blocks are rendered by the site, not by the CMS.',
  },
  {
    recordings: 'all',
    difference: /(?:^|\.)(?:exif_orientation|image_quality|image_output_format|image_save_progressive) is missing$/,
    reason: 'They tell a browser how to make the smaller copies itself; here the server makes them all.',
  },
  {
    recordings: ['112'],
    difference: '_links.wp:attached-to is missing',
    reason: 'It repeats the field `post`.',
  },
  {
    recordings: ['007', '008'],
    difference: 'schema.links is missing',
    reason: 'What a user may do stands in each item’s own links.',
  },
  {
    recordings: ['127'],
    difference: 'additional_data is missing',
    reason: 'It repeats `data.term_id` without a name.',
  },
  {
    recordings: ['041'],
    difference: 'allow: GET → GET, POST',
    reason: 'POST is open to this user: only the id in the body was wrong.',
  },
];
