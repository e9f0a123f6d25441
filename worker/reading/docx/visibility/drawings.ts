import { child, type XmlElement } from "../xml.ts";
import { fillOfOldShape, fillOfShape } from "./drawing-fill.ts";
import { placeInGroup, placeOfAnchor, placeOfStyle, type Scale, scaleOf, styleOf } from "./drawing-place.ts";
import { isOffPage, isSliver, type Place } from "./lengths.ts";
import type { Palette } from "./palette.ts";
import { OFF_PAGE } from "./placement.ts";
import type { Backdrop } from "./run-look.ts";
import type { PageSize } from "./sections.ts";
import type { Setting } from "./setting.ts";

/** A drawing, or part of one, with what it lies within. */
export interface Drawing {
  place: Place;
  /** For the shapes in a group. */
  scale: Scale | null;
  isInGroup: boolean;
}

/** What the inside of a drawing's part has around it. */
export interface Inside {
  setting: Setting;
  drawing: Drawing | null;
}

const HIDDEN_SHAPE = "text in a hidden text box";
const TINY_BOX = "text in a box too small to show it";
/** A box shows letters that begin so far beside it. */
const BOX_ROOM = 36;

const isTrue = (text: string | undefined) => text === "1" || text === "true";

/** Follows the drawings of a paragraph from the outside in, and remembers what they painted: a text box may stand over
 * another shape. */
export class Drawings {
  readonly #palette: Palette;
  readonly #page: PageSize;
  readonly #painted: { place: Place; fill: Backdrop }[] = [];

  constructor(palette: Palette, page: PageSize) {
    this.#palette = palette;
    this.#page = page;
  }

  /** What is around the children of an element that may be a drawing or part of one. */
  enter(element: XmlElement, around: Inside): Inside {
    switch (element.name) {
      case "wp:anchor":
      case "wp:inline":
        return this.#anchor(element, around);
      case "wpg:wgp":
      case "wpg:grpSp":
        return this.#group(element, around);
      case "wps:wsp":
        return this.#shape(element, around);
      case "pic:pic":
        return this.#picture(element, around);
      case "v:shape":
      case "v:rect":
      case "v:roundrect":
      case "v:oval":
      case "v:group":
        return this.#oldShape(element, around);
      default:
        return around;
    }
  }

  #anchor(element: XmlElement, { setting }: Inside): Inside {
    const place = placeOfAnchor(element, this.#page);
    const isHidden = isTrue(child(element, "wp:docPr")?.attributes.hidden) || isTrue(element.attributes.hidden);
    return {
      setting: this.#hidden(setting, isHidden, place),
      drawing: { place, scale: null, isInGroup: false },
    };
  }

  #hidden(setting: Setting, isHidden: boolean, place: Place | null): Setting {
    const why = isHidden ? HIDDEN_SHAPE : place && isOffPage(place, this.#page) ? OFF_PAGE : null;
    return why === null ? setting : { ...setting, hiddenAs: setting.hiddenAs ?? why };
  }

  #placeOf(properties: XmlElement | undefined, drawing: Drawing | null): Place | null {
    if (!drawing) return null;
    return (drawing.scale && placeInGroup(properties, drawing.scale, drawing.place.slack)) ?? drawing.place;
  }

  #group(element: XmlElement, around: Inside): Inside {
    const properties = child(element, "wpg:grpSpPr");
    const place = this.#placeOf(properties, around.drawing);
    if (!place) return around;
    return { ...around, drawing: { place, scale: scaleOf(properties, place), isInGroup: true } };
  }

  #behind(place: Place | null, setting: Setting): Backdrop {
    if (!place) return setting.behind;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const below = this.#painted.findLast(
      ({ place: other }) =>
        x > other.x &&
        x < other.x + other.width &&
        y > other.y &&
        y < other.y + other.height &&
        other.slack === place.slack,
    );
    return below?.fill ?? setting.behind;
  }

  #within(setting: Setting, place: Place | null, fill: Backdrop | null, grows: boolean): Setting {
    const below = this.#behind(place, setting);
    if (place && fill) this.#painted.push({ place, fill });
    const isTiny = place !== null && !grows && isSliver(place);
    return {
      ...setting,
      behind: fill ?? below,
      hiddenAs: setting.hiddenAs ?? (isTiny ? TINY_BOX : null),
      room: place ? { before: BOX_ROOM, width: place.width, after: BOX_ROOM } : setting.room,
    };
  }

  #shape(element: XmlElement, { setting, drawing }: Inside): Inside {
    const place = this.#placeOf(child(element, "wps:spPr"), drawing);
    const isHidden = isTrue(child(element, "wps:cNvPr")?.attributes.hidden);
    const fill = fillOfShape(element, this.#palette, this.#behind(place, setting));
    const grows = child(child(element, "wps:bodyPr"), "a:spAutoFit") !== undefined;
    const ink = this.#palette.drawn(child(child(element, "wps:style"), "a:fontRef"))?.colour;
    const inside = this.#within(this.#hidden(setting, isHidden, place), place, fill, grows);
    return { setting: { ...inside, shapeLook: ink ? { ink } : {}, tableLook: {} }, drawing };
  }

  #picture(element: XmlElement, around: Inside): Inside {
    const place = this.#placeOf(child(element, "pic:spPr"), around.drawing?.isInGroup ? around.drawing : null);
    const whole = place ?? around.drawing?.place;
    if (whole) this.#painted.push({ place: whole, fill: "unknown" });
    return around;
  }

  #oldShape(element: XmlElement, { setting, drawing }: Inside): Inside {
    const style = styleOf(element);
    const place = drawing?.isInGroup ? null : placeOfStyle(style, this.#page);
    const isHidden = style.get("visibility") === "hidden" || style.get("display") === "none";
    const outside = this.#hidden(setting, isHidden, place);
    if (element.name === "v:group")
      return { setting: outside, drawing: { place: place ?? NOWHERE, scale: null, isInGroup: true } };
    const box = child(element, "v:textbox");
    const grows = box !== undefined && styleOf(box).get("mso-fit-shape-to-text") === "t";
    const fill = fillOfOldShape(element, this.#behind(place, setting));
    return { setting: { ...this.#within(outside, place, fill, grows), shapeLook: {}, tableLook: {} }, drawing };
  }
}

/** Shapes in groups of the older kind have measures of their own, which nobody needs. */
const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0, slack: 0 };
