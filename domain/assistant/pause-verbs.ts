// Lists the verbs of pausing and resuming.

/** Verbs that always mean pausing; the others only with a campaign, a source or a name. */
export const PAUSE = /\b(?:pause|pausing|suspend|pausa(?:r|me|la|las|lo|los)?|pausen|pause[sn]?)\b/;
/** Verbs that mean pausing if an object is named. */
export const PAUSE_SOMETHING =
  /\b(?:stop|halt|freeze|disable|deactivate|(?:turn|switch|shut)\b[^.;?!]{0,60}?\b(?:off|down)|put\b[^.;?!]{0,60}? on (?:hold|pause)|hold|take down|suspend\w*|deten(?:er|ga)?|apag(?:a|ar|ue)|desactiv(?:a|ar|e)|par(?:a|ar|e)(?= (?:la|mi|el|las|los|mis|tod[oa]s?|de)\b)|fren(?:a|ar|e)|congel(?:a|ar|e))\b/;
/** Verbs that always mean resuming. */
export const RESUME =
  /\b(?:resume|unpause|un-pause|reactivate|re-activate|reanud(?:a|ar|e|ame)|reactiv(?:a|ar|e)|despaus(?:a|ar|e))\b|\bquita(?:le|r)? la pausa\b/;
/** Verbs that mean resuming if an object is named. */
export const RESUME_SOMETHING =
  /\b(?:activate|enable|restart|relaunch|start|continue|(?:turn|switch|put|bring)\b[^.;?!]{0,60}?\b(?:back on|back|on)(?! (?:hold|pause))\b|(?:vuelv(?:e|a)|volver) a (?:activar|prender|encender|poner)|(?<!campana )(?<!fuente )(?<!esta |estan |sigue |siguen |queda )activ(?:a|ar)|prend(?:e|er)|enciend(?:e|a)|encender|reinici(?:a|ar|e)|continu(?:a|ar|e)|arranc(?:a|ar)|inici(?:a|ar))\b/;
